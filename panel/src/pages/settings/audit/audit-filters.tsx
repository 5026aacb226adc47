import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { saveFile } from '../../../components/save-file';
import { DayField } from '../../../fields/day-field';
import { useNotifyProblem } from '../../../components/notify';
import { useManages } from '../../../session/use-session';
import { KINDS, queryOf, type Filter } from './audit-filter';
import classes from './audit-page.module.css';

/** What is shown of the audit log, and the same as a file. */
export function AuditFilters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { t } = useTranslation();
  const manages = useManages();
  const members = useQuery({
    queryKey: keysOf('members').all,
    queryFn: ({ signal }) => api.members.list({ signal }),
    enabled: manages,
  });
  const people = members.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const kinds = Object.keys(KINDS) as Filter['kind'][];
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('security.auditWhat')}
        value={filter.kind}
        data={kinds.map((value) => ({ value, label: t(`security.auditKind_${value}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, kind: value as Filter['kind'] })}
      />
      {manages && (
        <NativeSelect
          label={t('security.auditMember')}
          value={filter.actor}
          data={[{ value: '', label: t('security.auditEverybody') }, ...people]}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, actor: value })}
        />
      )}
      <TextInput
        label={t('security.auditAddress')}
        value={filter.ip}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, ip: value.trim() })}
      />
      <DayField
        label={t('security.auditFrom')}
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <DayField
        label={t('security.auditTo')}
        value={filter.to}
        onChange={(to) => onChange({ ...filter, to })}
      />
      <Export filter={filter} />
    </div>
  );
}

function Export({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const save = useMutation({
    mutationFn: () => api.audit.export(queryOf(filter)),
    onSuccess: (content) => saveFile(content, 'audit-log.csv'),
    onError,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('security.auditExport')}
    </Button>
  );
}
