import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { ConflictDialog } from '../../../forms/conflict-dialog';
import { FormActions } from '../../../forms/form-actions';
import { useEdit } from '../../../forms/use-edit';
import { useSave } from '../../../forms/use-save';
import { EndpointFields } from './endpoint-fields';
import {
  endpointBody,
  endpointFormPath,
  endpointValues,
  type EndpointFields as Fields,
  type EndpointValues,
} from './endpoint-values';

interface NewEndpointFormProps {
  readonly onCreated: (endpoint: WebhookEndpointWithSecret) => void;
  readonly onCancel: () => void;
}

/** The form of a new endpoint. */
export function NewEndpointForm({ onCreated, onCancel }: NewEndpointFormProps) {
  const { t } = useTranslation();
  const form = useEndpointForm();
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => api.webhookEndpoints.create(endpointBody(values), { idempotencyKey: key }),
    onSaved: onCreated,
    toFormPath: endpointFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <EndpointFields form={form} />
      <FormActions submit={t('webhooks.create')} cancel={onCancel} isSaving={isSaving} trouble={trouble} />
    </form>
  );
}

interface EditEndpointFormProps {
  readonly endpoint: WebhookEndpoint;
  readonly onSaved: (endpoint: WebhookEndpoint) => void;
  readonly onCancel: () => void;
}

/** The form of an existing endpoint. */
export function EditEndpointForm({ endpoint, onSaved, onCancel }: EditEndpointFormProps) {
  const { t } = useTranslation();
  const form = useEndpointForm(endpoint);
  const { id } = endpoint;
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: endpoint,
    valuesOf: endpointValues,
    save: (values, version) => api.webhookEndpoints.update(id, endpointBody(values), { ifVersion: version }),
    reload: () => api.webhookEndpoints.get(id),
    onSaved,
    toFormPath: endpointFormPath,
  });
  const labelOf = useLabels();
  return (
    <form onSubmit={submit} noValidate>
      <EndpointFields form={form} headerNames={endpoint.header_names} />
      <FormActions submit={t('common.save')} cancel={onCancel} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} labelOf={labelOf} />
    </form>
  );
}

function useEndpointForm(endpoint?: WebhookEndpoint): Fields {
  const { t } = useTranslation();
  return useForm<EndpointValues>({
    initialValues: endpointValues(endpoint),
    validate: {
      // To the API, an empty list is a fault without a field that people see.
      event_types: (patterns, { choice }) =>
        choice === 'chosen' && patterns.length === 0 ? t('webhooks.eventsNone') : null,
    },
  });
}

function useLabels(): (path: string) => string {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    url: t('webhooks.url'),
    description: t('webhooks.description'),
    choice: t('webhooks.events'),
    event_types: t('webhooks.eventsChosen'),
    payload: t('webhooks.payload'),
    ordering: t('webhooks.ordering'),
  };
  return (path) => labels[path] ?? path;
}
