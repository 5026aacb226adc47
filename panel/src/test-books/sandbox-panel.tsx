import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClockPlay, IconEraser, IconFlask } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Panel } from '../components/facts';
import { QuestionDialog, type Question } from '../components/question-dialog';
import '../i18n/test-books-texts';
import { useManages, useSession } from '../session/use-session';
import { useSwitch } from '../session/use-switch';
import { ClockDialog } from './clock-dialog';
import { SandboxDialog } from './sandbox-dialog';
import { useRelatedBooks } from './use-related-books';

/** Making a sandbox of the organization, going to one, and back; moving the clock of test books, and emptying them. */
export function SandboxPanel() {
  const { t } = useTranslation();
  const manages = useManages();
  const isTest = useSession()?.organization.mode === 'test';
  const related = useRelatedBooks();
  const switching = useSwitch();
  const [isMaking, { open, close }] = useDisclosure(false);
  const [isMoving, clock] = useDisclosure(false);
  const { original, sandboxes = [] } = related ?? {};
  const goals = original === undefined ? sandboxes : [original];
  const mayMake = manages && !isTest;
  const mayEmpty = manages && isTest;
  if (!mayMake && !mayEmpty && goals.length === 0) return null;
  return (
    <Panel title={t('testBooks.sandbox')}>
      <Stack gap="md">
        <Text size="sm">{t('testBooks.sandboxText')}</Text>
        <Group gap="sm">
          {goals.map(({ id, name }) => (
            <Button
              key={id}
              variant="default"
              loading={switching.isPending && switching.variables === id}
              onClick={() => switching.mutate(id)}
            >
              {isTest ? t('testBooks.back', { name }) : t('testBooks.go', { name })}
            </Button>
          ))}
          {mayMake && (
            <Button variant="default" leftSection={<IconFlask size={16} aria-hidden />} onClick={open}>
              {t('testBooks.create')}
            </Button>
          )}
          {mayEmpty && (
            <Button
              variant="default"
              leftSection={<IconClockPlay size={16} aria-hidden />}
              onClick={clock.open}
            >
              {t('testBooks.moveClock')}
            </Button>
          )}
          {mayEmpty && <EmptyButton />}
        </Group>
      </Stack>
      <SandboxDialog isOpen={isMaking} onClose={close} />
      <ClockDialog isOpen={isMoving} onClose={clock.close} />
    </Panel>
  );
}

/** Asks before it deletes everything that was written into the test books. */
function EmptyButton() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const { name = '' } = useSession()?.organization ?? {};
  const ask = (): void =>
    setQuestion({
      title: t('testBooks.emptyTitle', { name }),
      text: t('testBooks.emptyText'),
      confirm: t('testBooks.empty'),
      run: () => api.organization.reset(),
    });
  return (
    <>
      <Button variant="default" leftSection={<IconEraser size={16} aria-hidden />} onClick={ask}>
        {t('testBooks.empty')}
      </Button>
      <QuestionDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onSettled={() => queryClient.invalidateQueries()}
      />
    </>
  );
}
