import { Checkbox, Input, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Scope } from '../../../api/types';
import classes from './api-keys.module.css';
import { exists, resources, resourceText, rights, scopeOf, type RightsChoice } from './rights';

interface RightsPickerProps {
  readonly choice: RightsChoice;
  readonly onChoice: (choice: RightsChoice) => void;
  readonly ticked: readonly Scope[];
  readonly onTicked: (ticked: Scope[]) => void;
  readonly error?: string | undefined;
}

/** The rights of a key: everything, reading, or selected ones. */
export function RightsPicker({ choice, onChoice, ticked, onTicked, error }: RightsPickerProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" data-field="scopes" tabIndex={-1}>
      <Radio.Group
        label={t('apiKeys.rights')}
        value={choice}
        onChange={(value) => onChoice(value as RightsChoice)}
      >
        <Stack gap="xs" mt={4}>
          <Radio
            value="everything"
            label={t('apiKeys.rightsEverything')}
            description={t('apiKeys.rightsEverythingText')}
          />
          <Radio
            value="readOnly"
            label={t('apiKeys.rightsReadOnly')}
            description={t('apiKeys.rightsReadOnlyText')}
          />
          <Radio
            value="chosen"
            label={t('apiKeys.rightsChosen')}
            description={t('apiKeys.rightsChosenText')}
          />
        </Stack>
      </Radio.Group>
      {choice === 'chosen' && <RightsTable ticked={ticked} onTicked={onTicked} />}
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}

function RightsTable({ ticked, onTicked }: Pick<RightsPickerProps, 'ticked' | 'onTicked'>) {
  const { t } = useTranslation();
  const toggle = (scope: Scope): void => {
    onTicked(ticked.includes(scope) ? ticked.filter((one) => one !== scope) : [...ticked, scope]);
  };
  return (
    <table className={classes.rights} aria-label={t('apiKeys.rightsChosen')}>
      <thead>
        <tr>
          <th scope="col">{t('apiKeys.right')}</th>
          {rights.map((right) => (
            <th key={right} scope="col">
              {t(`apiKeys.right_${right}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resources.map((resource) => (
          <tr key={resource}>
            <th scope="row">{resourceText(t, resource)}</th>
            {rights.map((right) => (
              <td key={right}>
                {exists(scopeOf(resource, right)) && (
                  <Checkbox
                    aria-label={t('apiKeys.rightOn', {
                      resource: resourceText(t, resource),
                      right: t(`apiKeys.right_${right}`),
                    })}
                    checked={ticked.includes(scopeOf(resource, right))}
                    onChange={() => toggle(scopeOf(resource, right))}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
