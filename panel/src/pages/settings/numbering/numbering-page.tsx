import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panels } from '../../../components/facts';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import { SeriesPanel } from './series-panel';

/** The number series, and the audit that no number is missing. */
export function NumberingPage() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: keysOf('number-series').all,
    queryFn: ({ signal }) => api.numberSeries.list({ signal }),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader title={t('numbering.title')} description={t('numbering.intro')} />
      <RecordLoader query={query}>
        {({ data }) => (
          <Panels>
            {data.map((series) => (
              <SeriesPanel key={series.id} series={series} />
            ))}
          </Panels>
        )}
      </RecordLoader>
    </>
  );
}
