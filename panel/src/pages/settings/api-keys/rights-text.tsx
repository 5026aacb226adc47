import { useTranslation } from 'react-i18next';
import type { Scope } from '../../../api/types';
import { byResource, choiceOf, resourceText } from './rights';

/** The rights of a key, in words. */
export function RightsText({ scopes }: { scopes: readonly Scope[] }) {
  const { t, i18n } = useTranslation();
  const choice = choiceOf(scopes);
  if (choice === 'everything') return t('apiKeys.rightsEverything');
  if (choice === 'readOnly') return t('apiKeys.rightsReadOnly');
  const parts = byResource(scopes).map(({ resource, rights }) => {
    const words = rights.map((right) => t(`apiKeys.right_${right}`).toLocaleLowerCase(i18n.language));
    return `${resourceText(t, resource)} (${words.join(', ')})`;
  });
  return parts.join(', ');
}
