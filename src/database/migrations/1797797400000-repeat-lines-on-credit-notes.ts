import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lines of credit notes repeat of the lines of their invoice. Those from before stay empty, because they said no
 * more. Locks credit_note_items for a moment.
 */
export class RepeatLinesOnCreditNotes1797797400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_note_items
        ADD COLUMN product_name text,
        ADD COLUMN item_description text,
        ADD COLUMN note text,
        ADD COLUMN unit jsonb,
        ADD COLUMN price numeric(15, 6),
        ADD COLUMN price_base_quantity numeric(15, 6),
        ADD COLUMN service_period jsonb`);
    await runner.query(erasing(', item_description = NULL, note = NULL'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(erasing(''));
    await runner.query(`
      ALTER TABLE credit_note_items
        DROP COLUMN product_name,
        DROP COLUMN item_description,
        DROP COLUMN note,
        DROP COLUMN unit,
        DROP COLUMN price,
        DROP COLUMN price_base_quantity,
        DROP COLUMN service_period`);
  }
}

/** What was repeated is erased with the line. Else it is as before. */
function erasing(others: string): string {
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
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
        UNION ALL
        SELECT d.id FROM public.quotes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer AND d.id = ANY (documents)
      );
      UPDATE public.issued_documents SET document = NULL
       WHERE organization_id = organization AND document_id = ANY (documents);
      DELETE FROM public.issued_files WHERE organization_id = organization AND document_id = ANY (documents);
      UPDATE public.credit_note_items SET description = 'Erased'${others}
       WHERE organization_id = organization AND credit_note_id IN (
        SELECT d.id FROM public.credit_notes d
         WHERE d.organization_id = organization AND d.customer_id = erased_customer);
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
