import type { DocumentSettings } from '@countinghouse/client';
import { Button, FileButton, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { LoadFault } from '../../../components/messages';
import { notifyDone, notifyWarning, useNotifyProblem } from '../../../components/notify';
import { base64Of } from '../../../files/base64';
import { FormSection, Wide } from '../../../forms/form-section';
import classes from './logo-section.module.css';

type Logo = NonNullable<DocumentSettings['logo']>;

const TYPES: readonly Logo['media_type'][] = ['image/svg+xml', 'image/png', 'image/jpeg'];

interface LogoSectionProps {
  readonly logo: Logo | null;
  readonly mayChange: boolean;
}

/** The picture at the head of documents. It is saved by itself, apart from the form of the settings. */
export function LogoSection({ logo, mayChange }: LogoSectionProps) {
  const { t } = useTranslation();
  const { replace, remove } = useLogoChanges();
  return (
    <FormSection title={t('documentSettings.logo')} hint={t('documentSettings.logoHint')}>
      <Wide>
        {logo !== null && <Picture logo={logo} />}
        {mayChange && (
          <Group gap="xs">
            <ChooseButton isSaving={replace.isPending} onChosen={replace.mutate} />
            {logo !== null && (
              <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
                {t('documentSettings.logoRemove')}
              </Button>
            )}
          </Group>
        )}
      </Wide>
    </FormSection>
  );
}

interface ChosenLogo {
  readonly file: File;
  readonly media_type: Logo['media_type'];
}

function useLogoChanges() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const onError = useNotifyProblem();
  const settled = async (text: string): Promise<void> => {
    notifyDone(text);
    await queryClient.invalidateQueries({ queryKey: keysOf('organization').part('documents') });
  };
  const replace = useMutation({
    mutationFn: async ({ file, media_type }: ChosenLogo) =>
      api.organization.updateLogo({ content: await base64Of(file), media_type }),
    onSuccess: () => settled(t('documentSettings.logoSaved')),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.organization.deleteLogo(),
    onSuccess: () => settled(t('documentSettings.logoRemoved')),
    onError,
  });
  return { replace, remove };
}

interface ChooseButtonProps {
  readonly isSaving: boolean;
  readonly onChosen: (chosen: ChosenLogo) => void;
}

function ChooseButton({ isSaving, onChosen }: ChooseButtonProps) {
  const { t } = useTranslation();
  const choose = (file: File | null): void => {
    if (file === null) return;
    const media_type = TYPES.find((type) => type === file.type);
    if (media_type === undefined) notifyWarning(t('documentSettings.logoType', { name: file.name }));
    else onChosen({ file, media_type });
  };
  return (
    <FileButton accept={TYPES.join(',')} onChange={choose}>
      {(props) => (
        <Button {...props} variant="default" loading={isSaving}>
          {t('documentSettings.logoChoose')}
        </Button>
      )}
    </FileButton>
  );
}

/** Shows the picture on paper, whatever the theme is. */
function Picture({ logo: { sha256, media_type } }: { logo: Logo }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('organization').part('logo', sha256),
    queryFn: ({ signal }) => api.organization.logo({ signal }),
  });
  const address = useObjectUrl(data, media_type);
  if (error !== null) return <LoadFault error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.paper}>
      {address !== undefined && <img src={address} alt={t('documentSettings.logoAlt')} />}
    </div>
  );
}

/** Returns an address of fetched content for an image, because a plain address could not send the session token. */
function useObjectUrl(content: Uint8Array<ArrayBuffer> | undefined, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined) return;
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return address;
}
