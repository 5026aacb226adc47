import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { originalQuery } from '../../bills/bill-queries';
import { Panel } from '../../components/facts';
import { LoadFault } from '../../components/messages';
import { saveFile } from '../../components/save-file';
import '../../i18n/bill-texts';
import classes from './bills.module.css';

/** What browsers show by themselves. Anything else is downloaded. */
const SHOWN = ['application/pdf', 'image/png', 'image/jpeg'];

/** The file that a bill came as: shown by the browser where it can, and downloaded. */
export default function Original({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(originalQuery(id));
  const type = data?.file.media_type ?? '';
  const isShown = data === undefined || SHOWN.includes(type);
  const name = data?.file.filename ?? t('bills.original');
  const address = useAddressOf(data?.content, type);
  const download = data !== undefined && (
    <Button size="compact-sm" variant="default" onClick={() => saveFile(data.content, name)}>
      {t('bills.download')}
    </Button>
  );
  return (
    <div className={isShown ? classes.original : classes.unshown}>
      <Panel title={t('bills.original')} actions={download}>
        {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <Skeleton height={200} radius="md" />}
        {address !== undefined && type === 'application/pdf' && (
          <>
            <Anchor size="sm" href={address} target="_blank" rel="noopener">
              {t('bills.openOriginal')}
            </Anchor>
            <iframe className={classes.frame} src={address} title={name} />
          </>
        )}
        {address !== undefined && type !== 'application/pdf' && (
          <img className={classes.picture} src={address} alt={name} />
        )}
        {!isShown && <Text size="sm">{t('bills.notShown')}</Text>}
      </Panel>
    </div>
  );
}

/** Returns an address of a shown file inside this page, because a plain one could not send the session's token. */
function useAddressOf(content: Uint8Array<ArrayBuffer> | undefined, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined || !SHOWN.includes(type)) return;
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return address;
}
