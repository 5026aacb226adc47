import type { AcceptQuote, Quote, QuoteItem } from '@countinghouse/client';
import { Checkbox, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { useFormats } from '../../i18n/formats';
import '../../i18n/quote-texts';
import { questionsOf, withChoice, type Question } from '../../quotes/choices';

const CHANNELS = ['email', 'phone', 'paper', 'in_person', 'other'] as const;

/** Notes who has accepted a quote, how, and which of its optional lines and alternatives. */
export default function AcceptDialog({ quote, ...opened }: DialogState & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { id, number, items } = quote;
  const questions = questionsOf(items);
  const asked = questions.flatMap(({ lines }) => lines);
  const [name, setName] = useFresh(opened.isOpen, '');
  const [channel, setChannel] = useFresh<string>(opened.isOpen, 'email');
  const proposed = asked.filter(({ chosen }) => chosen).map((line) => line.id);
  const [chosen, setChosen] = useFresh<readonly string[]>(opened.isOpen, proposed);
  const body: AcceptQuote = {
    name: name.trim(),
    channel: channel as 'email',
    items: chosen.map((quote_item_id) => ({ quote_item_id })),
  };
  return (
    <ActionDialog
      {...opened}
      kind="quotes"
      record={quote}
      values={body}
      title={t('quotes.ask_accept', { name: number })}
      confirm={t('quotes.do_accept')}
      run={(options) => api.quotes.accept(id, body, options)}
      done={() => t('quotes.done_accept', { number })}
    >
      <Text size="sm">{t('quotes.text_accept')}</Text>
      <TextInput
        required
        label={t('quotes.acceptedBy')}
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Channel value={channel} onChange={setChannel} />
      {questions.map((question) => (
        <Answer
          key={question.lines[0]?.id}
          question={question}
          chosen={chosen}
          currency={quote.currency}
          onChoose={(line) => setChosen(withChoice(chosen, question, line))}
        />
      ))}
    </ActionDialog>
  );
}

function Channel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('quotes.channel')}
      data={CHANNELS.map((one) => ({ value: one, label: t(`quotes.channels.${one}`) }))}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'email')}
    />
  );
}

interface AnswerProps {
  readonly question: Question<QuoteItem>;
  readonly chosen: readonly string[];
  readonly currency: string;
  /** Takes the line that was chosen; undefined for none. */
  readonly onChoose: (id: string | undefined) => void;
}

function Answer({ question: { group, isOptional, lines }, chosen, currency, onChoose }: AnswerProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const label = ({ product_name, net }: QuoteItem): string => `${product_name} · ${money(net, currency)}`;
  const picked = lines.find(({ id }) => chosen.includes(id));
  if (group === null) {
    return lines.map((line) => (
      <Checkbox
        key={line.id}
        label={label(line)}
        description={line.description}
        checked={picked !== undefined}
        onChange={(event) => onChoose(event.currentTarget.checked ? line.id : undefined)}
      />
    ));
  }
  return (
    <Radio.Group
      label={group}
      value={picked?.id ?? 'none'}
      onChange={(value) => onChoose(value === 'none' ? undefined : value)}
    >
      <Stack gap="xs" mt="xs">
        {lines.map((line) => (
          <Radio key={line.id} value={line.id} label={label(line)} description={line.description} />
        ))}
        {isOptional && <Radio value="none" label={t('quotes.none')} />}
      </Stack>
    </Radio.Group>
  );
}
