import type { FormerForm } from './platform/books/migration-history.js';

/**
 * What locked migrations were before they were changed, against the rule that they never are.
 *
 * Books that ran such a form are brought to the present one at the start, before further migrations run. Nothing is
 * added here but for a change that has already happened; a test compares the list with the history of the lock.
 */
export const formerForms: readonly FormerForm[] = [
  {
    migration: 'CreateJobs1795364100000',
    hash: '8376ff1849c8e021a466644485b186bb1cbc88aecfb4e10246549f8c91c6097e',
    mend: `
      DO $do$
        DECLARE
          function regprocedure := 'public.enqueue_job(text, text, json, timestamptz, double precision)'::regprocedure;
          source text := pg_get_functiondef(function);
        BEGIN
          IF 'told' = ANY ((SELECT proargnames FROM pg_catalog.pg_proc WHERE oid = function)::text[]) THEN
            DROP FUNCTION public.enqueue_job(text, text, json, timestamptz, double precision);
            EXECUTE regexp_replace(source, '\\mtold\\M', 'payload', 'g');
            REVOKE ALL ON FUNCTION public.enqueue_job(text, text, json, timestamptz, double precision) FROM PUBLIC;
            GRANT EXECUTE ON FUNCTION public.enqueue_job(text, text, json, timestamptz, double precision)
              TO countinghouse_runtime;
          END IF;
        END $do$;`,
  },
  {
    // Another line of development had both indexes in one migration.
    migration: 'FindWebhookDeliveries1795400800000',
    hash: '5bc7d9ec94383a511ffd2574290e36e214bbd24e0910cb7867c089334e92c15e',
    mend: `
      INSERT INTO migrations (timestamp, name)
      SELECT now.timestamp, now.name
        FROM (VALUES (1795400200000, 'FindWebhookDeliveriesByType1795400200000'),
                     (1795400800000, 'FindFailedWebhookDeliveries1795400800000')) AS now (timestamp, name)
       WHERE NOT EXISTS (SELECT FROM migrations m WHERE m.name = now.name);
      DELETE FROM migrations WHERE name = 'FindWebhookDeliveries1795400800000';`,
  },
  {
    // A comment was changed.
    migration: 'ChainWithoutTexts1795410000000',
    hash: '4d2252ca560ac0e98b7568b74aff431b733bc28cfe98a9172869b54fd5ea6821',
  },
  {
    // A comment was changed.
    migration: 'KeepMessageFiles1795600000000',
    hash: '1283f18619cb994d52073a1501807d68009cf2b5c6cc5a6dfe4ddb2cb99e24a2',
  },
  {
    // erase_kept_texts() left files of mails; BlockWhatIsKept1795684017600 replaces it as a whole.
    migration: 'ErasePersonalData1795630000000',
    hash: '525b791a49f762aeae4a1a221337f91d1fd16c59bf722c29ddf453687ecea7ff',
  },
  {
    // A comment was changed.
    migration: 'TellOverdueByTheDay1795640000000',
    hash: 'd8df2ae7e8b63c9a592121c03e7d10f8e39155b6cb69bdcbe3b51b3da89e05f5',
  },
  {
    migration: 'EndAccounts1795684017400',
    hash: '9c2f93067d8edee8f09d943f1a8c85ae9096107f3a5d62362d6b4da215ce37c8',
    mend: `
      CREATE OR REPLACE FUNCTION public.readdress_invitations(former text, address text) RETURNS void
        LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
        AS $$ UPDATE public.invitations SET email = address WHERE email = former AND accepted_at IS NOT NULL $$;
      REVOKE ALL ON FUNCTION public.readdress_invitations FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION public.readdress_invitations TO countinghouse_runtime;`,
  },
  {
    // A comment was changed.
    migration: 'NumberByOrganization1795710000000',
    hash: '62d0c410af4946320edb60b8e7da0ab7a1150254ad0483ead1697ba5277a4d26',
  },
];
