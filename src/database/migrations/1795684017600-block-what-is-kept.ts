import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a law asks to be kept of an erased customer is kept in originals only, which few may read (decision 0176).
 *
 * Locks customers for a moment. Customers that were erased before are erased again in the first hour, so that their
 * documents lose what only originals have from now on.
 */
export class BlockWhatIsKept1795684017600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers ADD COLUMN erased_at timestamptz;
      UPDATE erasures SET next_on = erased_at::date;`);
    await runner.query(eraseKeptTexts(OF_ALL));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eraseKeptTexts('SELECT unnest(documents)'));
    await runner.query('ALTER TABLE customers DROP COLUMN erased_at');
  }
}

/** The lines of all credit notes of the customer, which the service can only add. Their originals have them, too. */
const OF_ALL = `
        SELECT d.id FROM public.credit_notes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer`;

/** The same as before, but for the credit notes whose lines are erased. */
function eraseKeptTexts(lines: string): string {
  return `
  CREATE OR REPLACE FUNCTION erase_kept_texts(erased_customer uuid, documents uuid[], mails uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.erasures
                      WHERE organization_id = organization AND customer_id = erased_customer) THEN
        RAISE EXCEPTION 'no erasure speaks of this customer';
      END IF;
      documents := ARRAY(
        SELECT d.id FROM public.invoices d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
        UNION ALL
        SELECT d.id FROM public.credit_notes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
        UNION ALL
        SELECT d.id FROM public.payments d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents));
      UPDATE public.issued_documents SET document = NULL
       WHERE organization_id = organization AND document_id = ANY (documents);
      DELETE FROM public.issued_files WHERE organization_id = organization AND document_id = ANY (documents);
      UPDATE public.credit_note_items SET description = 'Erased'
       WHERE organization_id = organization AND credit_note_id IN (${lines});
      UPDATE public.payment_refunds SET reference = NULL, reason = NULL
       WHERE organization_id = organization AND payment_id = ANY (documents);
      UPDATE public.message_attempts a SET text = ''
        FROM public.messages m
       WHERE a.organization_id = organization AND a.message_id = ANY (mails)
         AND m.organization_id = organization AND m.id = a.message_id AND m.customer_id = erased_customer;
      DELETE FROM public.message_files f
       USING public.messages m, jsonb_array_elements(m.attachments) AS attached
       WHERE f.organization_id = organization AND encode(f.sha256, 'hex') = attached->>'sha256'
         AND m.organization_id = organization AND m.id = ANY (mails) AND m.customer_id = erased_customer;
    END $$;`;
}
