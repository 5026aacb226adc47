import { useTranslation } from 'react-i18next';
import { Fact, Facts } from './facts';

/** The metadata that programs have attached. */
export function MetadataFacts({ metadata }: { metadata: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return (
    <Facts title={t('common.metadata')}>
      {entries.map(([key, value]) => (
        <Fact key={key} name={key}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
