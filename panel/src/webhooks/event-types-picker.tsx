import { Checkbox, Input, Radio, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '../i18n/history-texts';
import { groupsOf, isChosen, wholeOf, withKind, withType, type TypeGroup } from './event-type-choice';
import classes from './event-types-picker.module.css';
import { eventTypesQuery } from './webhook-queries';

/** Whether an endpoint gets all events, or chosen ones. */
export type EventsChoice = 'all' | 'chosen';

interface EventTypesPickerProps {
  readonly choice: EventsChoice;
  readonly onChoice: (choice: EventsChoice) => void;
  readonly patterns: readonly string[];
  readonly onPatterns: (patterns: string[]) => void;
  readonly error?: string | undefined;
}

/** Which events an endpoint gets: all, or a tree of kinds and types to choose from. */
export function EventTypesPicker(props: EventTypesPickerProps) {
  const { choice, onChoice, error } = props;
  const { t } = useTranslation();
  return (
    <Stack gap="sm" data-field="event_types" tabIndex={-1}>
      <Radio.Group
        label={t('webhooks.events')}
        value={choice}
        onChange={(value) => onChoice(value as EventsChoice)}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="all" label={t('webhooks.eventsAll')} description={t('webhooks.eventsAllText')} />
          <Radio value="chosen" label={t('webhooks.eventsChosen')} />
        </Stack>
      </Radio.Group>
      {choice === 'chosen' && <TypeTree {...props} />}
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}

type TreeProps = Pick<EventTypesPickerProps, 'patterns' | 'onPatterns'>;

function TypeTree(props: TreeProps) {
  const { t } = useTranslation();
  const { data } = useQuery(eventTypesQuery());
  if (data === undefined) return <Skeleton height={160} radius="sm" />;
  return (
    <ul className={classes.tree} aria-label={t('webhooks.eventsChosen')}>
      {groupsOf(data.data.map(({ type }) => type)).map((group) => (
        <Kind key={group.kind} group={group} {...props} />
      ))}
    </ul>
  );
}

function Kind({ group, patterns, onPatterns }: TreeProps & { group: TypeGroup }) {
  const { t } = useTranslation();
  const isWhole = patterns.includes(wholeOf(group.kind));
  const isPart = !isWhole && group.types.some((type) => isChosen(patterns, type));
  return (
    <li className={classes.kind}>
      <Checkbox
        size="sm"
        label={t('webhooks.allOfKind', { kind: group.kind })}
        checked={isWhole}
        indeterminate={isPart}
        onChange={() => onPatterns(withKind(patterns, group, !isWhole))}
      />
      <ul className={classes.types}>
        {group.types.map((type) => (
          <li key={type}>
            <Checkbox
              size="xs"
              label={<TypeName type={type} />}
              checked={isChosen(patterns, type)}
              onChange={(event) =>
                onPatterns(withType(patterns, group, { type, isOn: event.currentTarget.checked }))
              }
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The name that programs read, and what it means. */
function TypeName({ type }: { type: string }) {
  const { t } = useTranslation();
  const happened = type.split('.')[1] as 'created';
  return (
    <>
      <code translate="no">{type}</code>{' '}
      <span className={classes.meaning}>{t(`history.happened_${happened}`, { defaultValue: '' })}</span>
    </>
  );
}
