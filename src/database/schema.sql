-- @generated from src/database/migrations by npm run generate.
-- What all migrations together make, for reviews; the service never runs it.

CREATE TABLE api_key_addresses (
  organization_id uuid NOT NULL,
  api_key_id uuid NOT NULL,
  address text NOT NULL,
  first_used_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_api_key_addresses PRIMARY KEY (organization_id, api_key_id, address)
);
ALTER TABLE api_key_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON api_key_addresses FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON api_key_addresses TO countinghouse_runtime;

CREATE TABLE api_key_day_uses (
  organization_id uuid NOT NULL,
  api_key_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  object_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  times integer NOT NULL,
  CONSTRAINT pk_api_key_day_uses PRIMARY KEY (organization_id, api_key_id, day, kind, object_id)
);
ALTER TABLE api_key_day_uses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON api_key_day_uses FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON api_key_day_uses TO countinghouse_runtime;

CREATE TABLE api_keys (
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  allowed_ips text[] NOT NULL,
  created_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  limits jsonb,
  limits_version integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_api_keys PRIMARY KEY (id),
  CONSTRAINT fk_api_keys_created_by FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT fk_api_keys_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX ix_api_keys_organization_created_at ON public.api_keys USING btree (organization_id, created_at, id);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY authentication ON api_keys FOR ALL TO countinghouse_owner USING (true) WITH CHECK ();
CREATE POLICY tenant ON api_keys FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON api_keys TO countinghouse_runtime;

CREATE TABLE approvals (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  operation text NOT NULL,
  target_id text,
  reason text NOT NULL,
  asked_by uuid NOT NULL,
  request jsonb,
  request_hash bytea NOT NULL,
  key_hash bytea,
  seen jsonb,
  dry_run jsonb,
  stale_because jsonb,
  result jsonb,
  decided_by uuid,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  rejection_reason text,
  dry_run_now jsonb,
  customer_ids text[] NOT NULL DEFAULT '{}'::text[],
  asked_by_kind text NOT NULL,
  CONSTRAINT pk_approvals PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_approvals_asked_by_kind CHECK ((asked_by_kind = ANY (ARRAY['api_key'::text, 'user'::text]))),
  CONSTRAINT ck_approvals_decided CHECK (((state = 'pending'::text) = (ended_at IS NULL))),
  CONSTRAINT ck_approvals_pending CHECK (((state <> 'pending'::text) OR ((request IS NOT NULL) AND (dry_run IS NOT NULL)))),
  CONSTRAINT ck_approvals_reason CHECK ((reason = ANY (ARRAY['operation'::text, 'amount'::text]))),
  CONSTRAINT ck_approvals_rejection CHECK (((rejection_reason IS NULL) OR (state = 'rejected'::text))),
  CONSTRAINT ck_approvals_state CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'stale'::text, 'expired'::text])))
);
CREATE INDEX ix_approvals_asked_by ON public.approvals USING btree (organization_id, asked_by, created_at, id);
CREATE INDEX ix_approvals_created_at ON public.approvals USING btree (organization_id, created_at, id);
CREATE INDEX ix_approvals_operation ON public.approvals USING btree (organization_id, operation, created_at, id);
CREATE INDEX ix_approvals_state ON public.approvals USING btree (organization_id, state, created_at, id);
CREATE UNIQUE INDEX uq_approvals_key ON public.approvals USING btree (organization_id, asked_by, key_hash) WHERE (state = 'pending'::text);
ALTER TABLE approvals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON approvals FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON approvals TO countinghouse_runtime;

CREATE TABLE bank_account_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_bank_account_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_bank_account_terms_term ON public.bank_account_terms USING btree (organization_id, term, id);
ALTER TABLE bank_account_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bank_account_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON bank_account_terms TO countinghouse_runtime;

CREATE TABLE bank_accounts (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  currency text NOT NULL,
  iban text,
  account_number text,
  bic text,
  csv_mapping jsonb,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  auto_certain boolean NOT NULL DEFAULT false,
  CONSTRAINT pk_bank_accounts PRIMARY KEY (organization_id, id)
);
CREATE INDEX ix_bank_accounts_created_at ON public.bank_accounts USING btree (organization_id, created_at, id);
CREATE INDEX ix_bank_accounts_name ON public.bank_accounts USING btree (organization_id, name_key, id);
CREATE INDEX ix_bank_accounts_updated_at ON public.bank_accounts USING btree (organization_id, updated_at, id);
ALTER TABLE bank_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bank_accounts FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON bank_accounts TO countinghouse_runtime;

CREATE TABLE bank_lines (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  bank_account_id uuid NOT NULL,
  bank_statement_id uuid NOT NULL,
  also_in uuid[] NOT NULL DEFAULT '{}'::uuid[],
  position integer NOT NULL,
  booked_on date NOT NULL,
  valued_on date,
  amount bigint NOT NULL,
  currency text NOT NULL,
  counterparty_name text,
  counterparty_iban text,
  counterparty_bic text,
  text text,
  end_to_end_id text,
  mandate_id text,
  creditor_id text,
  structured_reference text,
  return_reason text,
  original_amount text,
  original_currency text,
  bank_reference text,
  batch_reference text,
  bank_code text,
  transaction_code text,
  charges bigint,
  details jsonb NOT NULL DEFAULT '[]'::jsonb,
  state text NOT NULL,
  hold_until date,
  note text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  matched_amount bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_bank_lines PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_bank_lines_held CHECK (((state = 'held'::text) OR (hold_until IS NULL))),
  CONSTRAINT ck_bank_lines_matched CHECK (((state = 'matched'::text) = ((amount <> 0) AND (matched_amount = amount)))),
  CONSTRAINT ck_bank_lines_matched_amount CHECK (((matched_amount >= LEAST(amount, (0)::bigint)) AND (matched_amount <= GREATEST(amount, (0)::bigint)))),
  CONSTRAINT ck_bank_lines_state CHECK ((state = ANY (ARRAY['new'::text, 'held'::text, 'ignored'::text, 'matched'::text]))),
  CONSTRAINT fk_bank_lines_account FOREIGN KEY (organization_id, bank_account_id) REFERENCES bank_accounts(organization_id, id),
  CONSTRAINT fk_bank_lines_statement FOREIGN KEY (organization_id, bank_statement_id) REFERENCES bank_statements(organization_id, id)
);
CREATE INDEX ix_bank_lines_account ON public.bank_lines USING btree (organization_id, bank_account_id, booked_on, id);
CREATE INDEX ix_bank_lines_account_created_at ON public.bank_lines USING btree (organization_id, bank_account_id, created_at, id);
CREATE INDEX ix_bank_lines_amount ON public.bank_lines USING btree (organization_id, currency, amount);
CREATE INDEX ix_bank_lines_booked_on ON public.bank_lines USING btree (organization_id, booked_on, id);
CREATE INDEX ix_bank_lines_counterparty ON public.bank_lines USING btree (organization_id, counterparty_iban) WHERE ((counterparty_iban IS NOT NULL) AND (matched_amount <> 0));
CREATE INDEX ix_bank_lines_created_at ON public.bank_lines USING btree (organization_id, created_at, id);
CREATE INDEX ix_bank_lines_left ON public.bank_lines USING btree (organization_id, bank_account_id, booked_on, id) WHERE (state = 'new'::text);
CREATE INDEX ix_bank_lines_state ON public.bank_lines USING btree (organization_id, state, created_at, id);
CREATE INDEX ix_bank_lines_state_booked_on ON public.bank_lines USING btree (organization_id, state, booked_on, id);
CREATE INDEX ix_bank_lines_statement ON public.bank_lines USING btree (organization_id, bank_statement_id, booked_on, id);
ALTER TABLE bank_lines ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bank_lines FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON bank_lines TO countinghouse_runtime;

CREATE TABLE bank_matches (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  bank_line_id uuid NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  payment_id uuid,
  refund_id uuid,
  credit_note_id uuid,
  refund_position integer,
  is_made boolean NOT NULL,
  reason text,
  verdict text,
  facts text[] NOT NULL DEFAULT '{}'::text[],
  undone_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  matched_by text NOT NULL DEFAULT 'request'::text,
  matching_rule_id uuid,
  bill_payment_id uuid,
  CONSTRAINT pk_bank_matches PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_bank_matches_amount CHECK ((amount <> 0)),
  CONSTRAINT ck_bank_matches_bill_payment CHECK (((bill_payment_id IS NULL) = (kind <> ALL (ARRAY['bill_payment'::text, 'recorded_bill_payment'::text])))),
  CONSTRAINT ck_bank_matches_by CHECK ((matched_by = ANY (ARRAY['request'::text, 'accept_certain'::text, 'auto_certain'::text]))),
  CONSTRAINT ck_bank_matches_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'recorded_payment'::text, 'reversal'::text, 'refund'::text, 'recorded_refund'::text, 'bill_payment'::text, 'recorded_bill_payment'::text, 'fee'::text, 'ignore'::text]))),
  CONSTRAINT ck_bank_matches_outcome CHECK (
CASE kind
    WHEN 'recorded_refund'::text THEN (((refund_id IS NULL) <> (refund_position IS NULL)) AND ((payment_id IS NULL) = (refund_id IS NULL)) AND ((credit_note_id IS NULL) = (refund_position IS NULL)))
    WHEN 'refund'::text THEN ((payment_id IS NOT NULL) AND (refund_id IS NOT NULL) AND (refund_position IS NULL) AND (credit_note_id IS NULL))
    ELSE (((payment_id IS NULL) = (kind = ANY (ARRAY['bill_payment'::text, 'recorded_bill_payment'::text, 'fee'::text, 'ignore'::text]))) AND (refund_id IS NULL) AND (refund_position IS NULL) AND (credit_note_id IS NULL))
END),
  CONSTRAINT ck_bank_matches_verdict CHECK ((verdict = ANY (ARRAY['certain'::text, 'likely'::text, 'possible'::text]))),
  CONSTRAINT fk_bank_matches_bill_payment FOREIGN KEY (organization_id, bill_payment_id) REFERENCES bill_payments(organization_id, id),
  CONSTRAINT fk_bank_matches_credit_note FOREIGN KEY (organization_id, credit_note_id) REFERENCES credit_notes(organization_id, id),
  CONSTRAINT fk_bank_matches_line FOREIGN KEY (organization_id, bank_line_id) REFERENCES bank_lines(organization_id, id) ON DELETE CASCADE,
  CONSTRAINT fk_bank_matches_payment FOREIGN KEY (organization_id, payment_id) REFERENCES payments(organization_id, id)
);
CREATE INDEX ix_bank_matches_bill_payment ON public.bank_matches USING btree (organization_id, bill_payment_id) WHERE (bill_payment_id IS NOT NULL);
CREATE INDEX ix_bank_matches_credit_note ON public.bank_matches USING btree (organization_id, credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX ix_bank_matches_line ON public.bank_matches USING btree (organization_id, bank_line_id, created_at, id);
CREATE INDEX ix_bank_matches_payment ON public.bank_matches USING btree (organization_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE UNIQUE INDEX uq_bank_matches_credit_note_refund ON public.bank_matches USING btree (organization_id, credit_note_id, refund_position) WHERE ((undone_at IS NULL) AND (refund_position IS NOT NULL));
CREATE UNIQUE INDEX uq_bank_matches_payment ON public.bank_matches USING btree (organization_id, bank_line_id, payment_id) WHERE ((undone_at IS NULL) AND (kind = ANY (ARRAY['payment'::text, 'recorded_payment'::text])));
CREATE UNIQUE INDEX uq_bank_matches_refund ON public.bank_matches USING btree (organization_id, refund_id) WHERE ((undone_at IS NULL) AND (refund_id IS NOT NULL));
CREATE UNIQUE INDEX uq_bank_matches_reversal ON public.bank_matches USING btree (organization_id, payment_id) WHERE ((undone_at IS NULL) AND (kind = 'reversal'::text));
ALTER TABLE bank_matches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bank_matches FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON bank_matches TO countinghouse_runtime;

CREATE TABLE bank_statements (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  bank_account_id uuid NOT NULL,
  kind text NOT NULL,
  file_sha256 text NOT NULL,
  position integer NOT NULL,
  statement_id text,
  sequence text,
  from_on date,
  to_on date,
  opening_on date,
  opening_balance bigint,
  closing_on date,
  closing_balance bigint,
  is_closing_final boolean NOT NULL,
  is_balanced boolean NOT NULL,
  is_reversal_turned boolean NOT NULL,
  new_lines integer NOT NULL,
  known_lines integer NOT NULL,
  filled_lines integer NOT NULL,
  left_out integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_bank_statements PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_bank_statements_closing CHECK (((closing_on IS NULL) = (closing_balance IS NULL))),
  CONSTRAINT ck_bank_statements_kind CHECK ((kind = ANY (ARRAY['camt052'::text, 'camt053'::text, 'camt054'::text, 'mt940'::text, 'csv'::text]))),
  CONSTRAINT ck_bank_statements_opening CHECK (((opening_on IS NULL) = (opening_balance IS NULL))),
  CONSTRAINT fk_bank_statements_account FOREIGN KEY (organization_id, bank_account_id) REFERENCES bank_accounts(organization_id, id),
  CONSTRAINT uq_bank_statements_file UNIQUE (organization_id, bank_account_id, file_sha256, "position")
);
CREATE INDEX ix_bank_statements_account ON public.bank_statements USING btree (organization_id, bank_account_id, created_at, id);
CREATE INDEX ix_bank_statements_created_at ON public.bank_statements USING btree (organization_id, created_at, id);
ALTER TABLE bank_statements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bank_statements FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON bank_statements TO countinghouse_runtime;

CREATE TABLE bill_payment_allocations (
  organization_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  position integer NOT NULL,
  bill_id uuid NOT NULL,
  amount bigint NOT NULL,
  discount bigint NOT NULL DEFAULT 0,
  is_credit boolean NOT NULL DEFAULT false,
  released_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_bill_payment_allocations PRIMARY KEY (organization_id, payment_id, "position"),
  CONSTRAINT ck_bill_payment_allocations_amounts CHECK (((amount > 0) AND (discount >= 0))),
  CONSTRAINT fk_bill_payment_allocations_bill FOREIGN KEY (organization_id, bill_id) REFERENCES bills(organization_id, id),
  CONSTRAINT fk_bill_payment_allocations_payment FOREIGN KEY (organization_id, payment_id) REFERENCES bill_payments(organization_id, id)
);
CREATE INDEX ix_bill_payment_allocations_bill ON public.bill_payment_allocations USING btree (organization_id, bill_id);
ALTER TABLE bill_payment_allocations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bill_payment_allocations FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON bill_payment_allocations TO countinghouse_runtime;

CREATE TABLE bill_payments (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  supplier_id uuid NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  unapplied_amount bigint NOT NULL,
  method text NOT NULL,
  paid_on date NOT NULL,
  reference text,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  reversed_at timestamp with time zone,
  reversal_reason text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_bill_payments PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_bill_payments_amounts CHECK (((amount >= 0) AND (unapplied_amount >= 0))),
  CONSTRAINT ck_bill_payments_method CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'card'::text, 'cash'::text, 'check'::text, 'other'::text]))),
  CONSTRAINT fk_bill_payments_supplier FOREIGN KEY (organization_id, supplier_id) REFERENCES suppliers(organization_id, id)
);
CREATE INDEX ix_bill_payments_created_at ON public.bill_payments USING btree (organization_id, created_at, id);
CREATE INDEX ix_bill_payments_paid_on ON public.bill_payments USING btree (organization_id, paid_on, id);
CREATE INDEX ix_bill_payments_reversed ON public.bill_payments USING btree (organization_id, created_at, id) WHERE (reversed_at IS NOT NULL);
CREATE INDEX ix_bill_payments_supplier ON public.bill_payments USING btree (organization_id, supplier_id, created_at, id);
CREATE INDEX ix_bill_payments_unapplied ON public.bill_payments USING btree (organization_id, supplier_id, currency, unapplied_amount) WHERE ((unapplied_amount > 0) AND (reversed_at IS NULL));
ALTER TABLE bill_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bill_payments FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON bill_payments TO countinghouse_runtime;

CREATE TABLE bills (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  kind text NOT NULL,
  supplier_id uuid,
  supplier_match jsonb,
  file_id uuid,
  supplier_number text,
  issue_date date,
  received_on date NOT NULL,
  due_date date,
  currency text,
  subtotal bigint,
  tax_total bigint,
  total bigint,
  amount_payable bigint,
  tax_breakdown jsonb NOT NULL DEFAULT '[]'::jsonb,
  lines jsonb NOT NULL DEFAULT '[]'::jsonb,
  seller jsonb,
  buyer jsonb,
  payment jsonb NOT NULL DEFAULT '{}'::jsonb,
  order_reference text,
  reading jsonb,
  differences jsonb NOT NULL DEFAULT '[]'::jsonb,
  findings jsonb NOT NULL DEFAULT '[]'::jsonb,
  accepted_findings jsonb NOT NULL DEFAULT '[]'::jsonb,
  reason text,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  opened_at timestamp with time zone,
  approved_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  opened_by text,
  approved_by text,
  amount_paid bigint NOT NULL DEFAULT 0,
  amount_discounted bigint NOT NULL DEFAULT 0,
  payment_run_id uuid,
  CONSTRAINT pk_bills PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_bills_kind CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  CONSTRAINT ck_bills_settled CHECK (((((amount_paid + amount_discounted) >= LEAST(COALESCE(amount_payable, (0)::bigint), (0)::bigint)) AND ((amount_paid + amount_discounted) <= GREATEST(COALESCE(amount_payable, (0)::bigint), (0)::bigint))) AND ((status = 'paid'::text) = ((amount_payable <> 0) AND ((amount_paid + amount_discounted) = amount_payable))))),
  CONSTRAINT ck_bills_status CHECK ((status = ANY (ARRAY['inbox'::text, 'draft'::text, 'open'::text, 'approved'::text, 'paid'::text, 'disputed'::text, 'rejected'::text, 'void'::text]))),
  CONSTRAINT ck_bills_total CHECK (((total IS NULL) OR (currency IS NOT NULL))),
  CONSTRAINT fk_bills_file FOREIGN KEY (organization_id, file_id) REFERENCES received_files(organization_id, id),
  CONSTRAINT fk_bills_payment_run FOREIGN KEY (organization_id, payment_run_id) REFERENCES payment_runs(organization_id, id),
  CONSTRAINT fk_bills_supplier FOREIGN KEY (organization_id, supplier_id) REFERENCES suppliers(organization_id, id)
);
CREATE INDEX ix_bills_created_at ON public.bills USING btree (organization_id, created_at, id);
CREATE INDEX ix_bills_due_date ON public.bills USING btree (organization_id, due_date, id);
CREATE INDEX ix_bills_file ON public.bills USING btree (organization_id, file_id);
CREATE INDEX ix_bills_issue_date ON public.bills USING btree (organization_id, issue_date, id);
CREATE INDEX ix_bills_number ON public.bills USING btree (organization_id, supplier_number, created_at, id);
CREATE INDEX ix_bills_payment_run ON public.bills USING btree (organization_id, payment_run_id) WHERE (payment_run_id IS NOT NULL);
CREATE INDEX ix_bills_status ON public.bills USING btree (organization_id, status, created_at, id);
CREATE INDEX ix_bills_status_due_date ON public.bills USING btree (organization_id, status, due_date, id);
CREATE INDEX ix_bills_supplier ON public.bills USING btree (organization_id, supplier_id, created_at, id);
CREATE UNIQUE INDEX uq_bills_file ON public.bills USING btree (organization_id, file_id) WHERE (status <> ALL (ARRAY['rejected'::text, 'void'::text]));
CREATE UNIQUE INDEX uq_bills_supplier_number ON public.bills USING btree (organization_id, supplier_id, supplier_number) WHERE (status <> ALL (ARRAY['rejected'::text, 'void'::text]));
ALTER TABLE bills ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON bills FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON bills TO countinghouse_runtime;

CREATE TABLE credit_note_allocations (
  organization_id uuid NOT NULL,
  credit_note_id uuid NOT NULL,
  position integer NOT NULL,
  invoice_id uuid NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  unallocated_amount bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_credit_note_allocations PRIMARY KEY (organization_id, credit_note_id, "position"),
  CONSTRAINT ck_credit_note_allocations_amount CHECK ((amount > 0)),
  CONSTRAINT ck_credit_note_allocations_unallocated CHECK (((unallocated_amount >= 0) AND (unallocated_amount <= amount))),
  CONSTRAINT fk_credit_note_allocations_credit_note FOREIGN KEY (organization_id, credit_note_id) REFERENCES credit_notes(organization_id, id),
  CONSTRAINT fk_credit_note_allocations_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
CREATE INDEX ix_credit_note_allocations_invoice ON public.credit_note_allocations USING btree (organization_id, invoice_id);
ALTER TABLE credit_note_allocations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON credit_note_allocations FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON credit_note_allocations TO countinghouse_runtime;

CREATE TABLE credit_note_items (
  organization_id uuid NOT NULL,
  credit_note_id uuid NOT NULL,
  position integer NOT NULL,
  id uuid NOT NULL,
  invoice_item_id uuid,
  description text NOT NULL,
  quantity numeric(15,6),
  net bigint NOT NULL,
  tax_rate numeric(7,4) NOT NULL,
  tax_category text NOT NULL,
  product_name text,
  item_description text,
  note text,
  unit jsonb,
  price numeric(15,6),
  price_base_quantity numeric(15,6),
  service_period jsonb,
  CONSTRAINT pk_credit_note_items PRIMARY KEY (organization_id, credit_note_id, "position"),
  CONSTRAINT ck_credit_note_items_tax_category CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text, 'L'::text, 'M'::text]))),
  CONSTRAINT fk_credit_note_items_credit_note FOREIGN KEY (organization_id, credit_note_id) REFERENCES credit_notes(organization_id, id),
  CONSTRAINT uq_credit_note_items_id UNIQUE (organization_id, id)
);
ALTER TABLE credit_note_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON credit_note_items FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON credit_note_items TO countinghouse_runtime;

CREATE TABLE credit_note_refunds (
  organization_id uuid NOT NULL,
  credit_note_id uuid NOT NULL,
  position integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  method text,
  refunded_on date NOT NULL,
  day_known boolean NOT NULL DEFAULT true,
  reference text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_credit_note_refunds PRIMARY KEY (organization_id, credit_note_id, "position"),
  CONSTRAINT ck_credit_note_refunds_amount CHECK ((amount > 0)),
  CONSTRAINT ck_credit_note_refunds_method CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'card'::text, 'cash'::text, 'check'::text, 'other'::text]))),
  CONSTRAINT fk_credit_note_refunds_credit_note FOREIGN KEY (organization_id, credit_note_id) REFERENCES credit_notes(organization_id, id)
);
CREATE INDEX ix_credit_note_refunds_refunded ON public.credit_note_refunds USING btree (organization_id, refunded_on, currency, amount);
ALTER TABLE credit_note_refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON credit_note_refunds FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON credit_note_refunds TO countinghouse_runtime;

CREATE TABLE credit_note_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_credit_note_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_credit_note_terms_term ON public.credit_note_terms USING btree (organization_id, term, id);
ALTER TABLE credit_note_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON credit_note_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON credit_note_terms TO countinghouse_runtime;

CREATE TABLE credit_notes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'issued'::text,
  number text NOT NULL,
  invoice_id uuid NOT NULL,
  invoice_number text NOT NULL,
  customer_id uuid NOT NULL,
  customer_name text NOT NULL,
  currency text NOT NULL,
  issue_date date NOT NULL,
  reason text NOT NULL,
  message text,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  tax_breakdown jsonb NOT NULL,
  subtotal bigint NOT NULL,
  tax_total bigint NOT NULL,
  total bigint NOT NULL,
  payable_rounding bigint NOT NULL DEFAULT 0,
  applied_amount bigint NOT NULL DEFAULT 0,
  refunded_amount bigint NOT NULL DEFAULT 0,
  unapplied_amount bigint NOT NULL,
  voided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  number_end text,
  withholdings jsonb,
  withholding_total bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_credit_notes PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_credit_notes_amounts CHECK (((applied_amount >= 0) AND (refunded_amount >= 0) AND (unapplied_amount >= 0) AND ((withholding_total >= 0) AND (withholding_total <= total)) AND ((status = 'void'::text) OR (((total - withholding_total) + payable_rounding) = ((applied_amount + refunded_amount) + unapplied_amount))))),
  CONSTRAINT ck_credit_notes_reason CHECK ((reason = ANY (ARRAY['duplicate'::text, 'order_change'::text, 'product_unsatisfactory'::text, 'order_cancellation'::text, 'other'::text]))),
  CONSTRAINT ck_credit_notes_status CHECK ((status = ANY (ARRAY['issued'::text, 'void'::text]))),
  CONSTRAINT ck_credit_notes_total CHECK (((total = (subtotal + tax_total)) AND (total > 0))),
  CONSTRAINT fk_credit_notes_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id),
  CONSTRAINT fk_credit_notes_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id),
  CONSTRAINT uq_credit_notes_number UNIQUE (organization_id, number)
);
CREATE INDEX ix_credit_notes_created_at ON public.credit_notes USING btree (organization_id, created_at, id);
CREATE INDEX ix_credit_notes_customer ON public.credit_notes USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_credit_notes_invoice ON public.credit_notes USING btree (organization_id, invoice_id, created_at, id);
CREATE INDEX ix_credit_notes_issue_date ON public.credit_notes USING btree (organization_id, issue_date, id);
CREATE INDEX ix_credit_notes_number ON public.credit_notes USING btree (organization_id, number COLLATE "C");
CREATE INDEX ix_credit_notes_number_end ON public.credit_notes USING btree (organization_id, number_end COLLATE "C");
CREATE INDEX ix_credit_notes_revenue ON public.credit_notes USING btree (organization_id, issue_date, currency, tax_total, total) WHERE (status = 'issued'::text);
CREATE INDEX ix_credit_notes_total ON public.credit_notes USING btree (organization_id, currency, total);
CREATE INDEX ix_credit_notes_unapplied ON public.credit_notes USING btree (organization_id, customer_id, currency, unapplied_amount) WHERE ((unapplied_amount > 0) AND (status = 'issued'::text));
CREATE INDEX ix_credit_notes_void ON public.credit_notes USING btree (organization_id, created_at, id) WHERE (status = 'void'::text);
CREATE TRIGGER keep_number_end BEFORE INSERT OR UPDATE OF number ON public.credit_notes FOR EACH ROW WHEN ((new.number IS NOT NULL)) EXECUTE FUNCTION keep_number_end();
CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF invoice_number, metadata ON public.credit_notes FOR EACH ROW WHEN ((((old.invoice_number IS DISTINCT FROM new.invoice_number) OR (old.metadata IS DISTINCT FROM new.metadata)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_credit_note_terms();
CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON public.credit_notes FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_credit_note_terms();
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON public.credit_notes FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_credit_note_terms();
ALTER TABLE credit_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON credit_notes FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON credit_notes TO countinghouse_runtime;

CREATE TABLE customer_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_customer_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_customer_terms_term ON public.customer_terms USING btree (organization_id, term, id);
ALTER TABLE customer_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON customer_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON customer_terms TO countinghouse_runtime;

CREATE TABLE customers (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  email text,
  phone text,
  external_id text,
  tax_ids jsonb NOT NULL DEFAULT '[]'::jsonb,
  billing_address jsonb,
  shipping_address jsonb,
  contacts jsonb NOT NULL DEFAULT '[]'::jsonb,
  currency text,
  locale text,
  payment_terms jsonb,
  tax_exemption text NOT NULL DEFAULT 'none'::text,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  trading_name text,
  identifiers jsonb,
  legal_registration jsonb,
  electronic_address jsonb,
  buyer_reference text,
  buyer_accounting_reference text,
  document_format text,
  reminders text NOT NULL DEFAULT 'default'::text,
  erased_at timestamp with time zone,
  price_list_id uuid,
  apply_credit text,
  merged_into uuid,
  standing_id uuid,
  withholdings jsonb,
  CONSTRAINT pk_customers PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_customers_apply_credit CHECK ((apply_credit = ANY (ARRAY['off'::text, 'oldest_first'::text]))),
  CONSTRAINT ck_customers_document_format CHECK ((document_format = ANY (ARRAY['peppol'::text, 'xrechnung_ubl'::text, 'xrechnung_cii'::text, 'factur_x'::text]))),
  CONSTRAINT ck_customers_reminders CHECK ((reminders = ANY (ARRAY['default'::text, 'off'::text]))),
  CONSTRAINT ck_customers_tax_exemption CHECK ((tax_exemption = ANY (ARRAY['none'::text, 'exempt'::text, 'reverse_charge'::text]))),
  CONSTRAINT fk_customers_merged_into FOREIGN KEY (organization_id, merged_into) REFERENCES customers(organization_id, standing_id),
  CONSTRAINT fk_customers_price_list FOREIGN KEY (organization_id, price_list_id) REFERENCES price_lists(organization_id, id),
  CONSTRAINT uq_customers_external_id UNIQUE (organization_id, external_id),
  CONSTRAINT uq_customers_standing UNIQUE (organization_id, standing_id)
);
CREATE INDEX ix_customers_created_at ON public.customers USING btree (organization_id, created_at, id);
CREATE INDEX ix_customers_currency ON public.customers USING btree (organization_id, currency, created_at, id);
CREATE INDEX ix_customers_merged_into ON public.customers USING btree (organization_id, merged_into, created_at, id) WHERE (merged_into IS NOT NULL);
CREATE INDEX ix_customers_name ON public.customers USING btree (organization_id, name_key, id);
CREATE INDEX ix_customers_price_list ON public.customers USING btree (organization_id, price_list_id) WHERE (price_list_id IS NOT NULL);
CREATE INDEX ix_customers_updated_at ON public.customers USING btree (organization_id, updated_at, id);
CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON public.customers FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_name_key();
CREATE TRIGGER keep_standing_id BEFORE INSERT OR UPDATE OF merged_into, standing_id ON public.customers FOR EACH ROW EXECUTE FUNCTION keep_standing_id();
CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF name, email, external_id, metadata ON public.customers FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.external_id IS DISTINCT FROM new.external_id)) OR (old.metadata IS DISTINCT FROM new.metadata)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_customer_terms();
CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON public.customers FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_customer_terms();
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON public.customers FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_customer_terms();
ALTER TABLE customers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON customers FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON customers TO countinghouse_runtime;

CREATE TABLE data_export_parts (
  organization_id uuid NOT NULL,
  data_export_id uuid NOT NULL,
  position integer NOT NULL,
  begins_at bigint NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  content bytea,
  CONSTRAINT pk_data_export_parts PRIMARY KEY (organization_id, data_export_id, "position"),
  CONSTRAINT fk_data_export_parts_data_export FOREIGN KEY (organization_id, data_export_id) REFERENCES data_exports(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_data_export_parts_outside ON public.data_export_parts USING btree (organization_id, sha256) WHERE (content IS NULL);
ALTER TABLE data_export_parts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON data_export_parts FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON data_export_parts TO countinghouse_runtime;

CREATE TABLE data_exports (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  format text NOT NULL,
  delimiter text NOT NULL DEFAULT ','::text,
  decimal_sign text NOT NULL DEFAULT '.'::text,
  kinds text[] NOT NULL,
  with_files boolean NOT NULL DEFAULT false,
  rows_done bigint NOT NULL DEFAULT 0,
  rows_all bigint,
  tries integer NOT NULL DEFAULT 0,
  size bigint,
  sha256 bytea,
  failure text,
  created_by uuid,
  snapshot_at timestamp with time zone,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_data_exports PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_data_exports_failure CHECK (((failure IS NULL) OR (failure = ANY (ARRAY['interrupted'::text, 'error'::text, 'retention'::text, 'erasure'::text])))),
  CONSTRAINT ck_data_exports_format CHECK ((format = ANY (ARRAY['ndjson'::text, 'csv'::text]))),
  CONSTRAINT ck_data_exports_ready CHECK (((state <> 'ready'::text) OR ((size IS NOT NULL) AND (sha256 IS NOT NULL) AND (expires_at IS NOT NULL)))),
  CONSTRAINT ck_data_exports_state CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX ix_data_exports_created_at ON public.data_exports USING btree (organization_id, created_at, id);
ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON data_exports FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON data_exports TO countinghouse_runtime;

CREATE TABLE document_settings (
  organization_id uuid NOT NULL,
  version integer NOT NULL,
  settings jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_document_settings PRIMARY KEY (organization_id, version),
  CONSTRAINT fk_document_settings_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE document_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON document_settings FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON document_settings TO countinghouse_runtime;

CREATE TABLE email_changes (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  email text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_email_changes PRIMARY KEY (user_id),
  CONSTRAINT ck_email_changes_email CHECK ((email = lower(email))),
  CONSTRAINT fk_email_changes_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON email_changes TO countinghouse_runtime;

CREATE TABLE erasures (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  reason text NOT NULL,
  erased_at timestamp with time zone NOT NULL,
  next_on date,
  CONSTRAINT pk_erasures PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_erasures_reason CHECK ((reason = ANY (ARRAY['requested'::text, 'consent_withdrawn'::text, 'objection'::text, 'no_longer_needed'::text]))),
  CONSTRAINT fk_erasures_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT uq_erasures_customer UNIQUE (organization_id, customer_id)
);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY ordering ON erasures FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON erasures FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON erasures TO countinghouse_runtime;

CREATE TABLE event_anchors (
  organization_id uuid NOT NULL,
  number integer NOT NULL,
  id uuid NOT NULL,
  first_sequence bigint NOT NULL,
  last_sequence bigint NOT NULL,
  events_hash bytea NOT NULL,
  previous_hash bytea,
  hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_event_anchors PRIMARY KEY (organization_id, number)
);
ALTER TABLE event_anchors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY ordering ON event_anchors FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON event_anchors FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON event_anchors TO countinghouse_runtime;

CREATE TABLE event_counters (
  organization_id uuid NOT NULL,
  last_sequence bigint NOT NULL,
  has_endpoints boolean NOT NULL DEFAULT false,
  CONSTRAINT pk_event_counters PRIMARY KEY (organization_id)
);

CREATE TABLE event_feed (
  organization_id uuid NOT NULL,
  sequence bigint NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL,
  object_id uuid NOT NULL,
  CONSTRAINT pk_event_feed PRIMARY KEY (organization_id, sequence),
  CONSTRAINT fk_event_feed_event FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id),
  CONSTRAINT uq_event_feed_event UNIQUE (organization_id, event_id)
);
CREATE INDEX ix_event_feed_object ON public.event_feed USING btree (organization_id, object_id, sequence);
CREATE INDEX ix_event_feed_type ON public.event_feed USING btree (organization_id, type, sequence);
ALTER TABLE event_feed ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY numbering ON event_feed FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON event_feed FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT SELECT ON event_feed TO countinghouse_runtime;

CREATE TABLE event_queue (
  position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  organization_id uuid NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL,
  object_id uuid NOT NULL,
  CONSTRAINT pk_event_queue PRIMARY KEY (organization_id, "position")
);
GRANT INSERT, SELECT ON event_queue TO countinghouse_runtime;

CREATE TABLE events (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  object_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  request_id text,
  data jsonb NOT NULL,
  origin jsonb,
  salt bytea DEFAULT uuid_send(gen_random_uuid()),
  redaction jsonb,
  ip text,
  CONSTRAINT pk_events PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_events_actor_kind CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'system'::text])))
);
CREATE INDEX ix_events_actor ON public.events USING btree (organization_id, actor_id, created_at);
CREATE INDEX ix_events_created_at ON public.events USING btree (organization_id, created_at);
CREATE INDEX ix_events_ip ON public.events USING btree (organization_id, ip, created_at);
ALTER TABLE events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON events FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON events TO countinghouse_runtime;

CREATE TABLE idempotency_keys (
  organization_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  fingerprint bytea NOT NULL,
  answer bytea,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_idempotency_keys PRIMARY KEY (organization_id, key_hash)
);
CREATE INDEX ix_idempotency_keys_created_at ON public.idempotency_keys USING btree (created_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY pruning ON idempotency_keys FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON idempotency_keys FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON idempotency_keys TO countinghouse_runtime;

CREATE TABLE import_contents (
  organization_id uuid NOT NULL,
  import_id uuid NOT NULL,
  content bytea,
  mapping jsonb NOT NULL,
  given jsonb NOT NULL,
  columns jsonb NOT NULL,
  findings jsonb NOT NULL,
  CONSTRAINT pk_import_contents PRIMARY KEY (organization_id, import_id),
  CONSTRAINT fk_import_contents_import FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE
);
ALTER TABLE import_contents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON import_contents FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_contents TO countinghouse_runtime;

CREATE TABLE import_rows (
  organization_id uuid NOT NULL,
  import_id uuid NOT NULL,
  place integer NOT NULL,
  outcome text NOT NULL,
  object_id uuid NOT NULL,
  object_version integer NOT NULL,
  fingerprint bytea,
  customer_id uuid,
  customer_version integer,
  CONSTRAINT pk_import_rows PRIMARY KEY (organization_id, import_id, place),
  CONSTRAINT ck_import_rows_outcome CHECK ((outcome = ANY (ARRAY['created'::text, 'changed'::text, 'taken_back'::text, 'kept'::text]))),
  CONSTRAINT fk_import_rows_import FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_import_rows_fingerprint ON public.import_rows USING btree (organization_id, fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX ix_import_rows_object ON public.import_rows USING btree (organization_id, object_id);
ALTER TABLE import_rows ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON import_rows FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_rows TO countinghouse_runtime;

CREATE TABLE imports (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL,
  state text NOT NULL,
  source text,
  format text NOT NULL,
  encoding text,
  delimiter text,
  decimal_sign text,
  existing text NOT NULL DEFAULT 'leave'::text,
  alike text NOT NULL DEFAULT 'create'::text,
  faulty text NOT NULL DEFAULT 'stop'::text,
  rows_all integer NOT NULL,
  rows_done integer NOT NULL DEFAULT 0,
  to_create integer NOT NULL,
  to_change integer NOT NULL,
  to_leave integer NOT NULL,
  faulty_rows integer NOT NULL,
  findings_all integer NOT NULL,
  created integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  left_out integer NOT NULL DEFAULT 0,
  taken_back integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  failure text,
  created_by uuid,
  committed_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  customers text NOT NULL DEFAULT 'existing'::text,
  date_order text,
  totals jsonb NOT NULL DEFAULT '[]'::jsonb,
  numbering jsonb,
  CONSTRAINT pk_imports PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_imports_customers CHECK ((customers = ANY (ARRAY['existing'::text, 'create'::text]))),
  CONSTRAINT ck_imports_date_order CHECK ((date_order = ANY (ARRAY['ymd'::text, 'dmy'::text, 'mdy'::text]))),
  CONSTRAINT ck_imports_failure CHECK (((failure IS NULL) OR (failure = ANY (ARRAY['interrupted'::text, 'erasure'::text])))),
  CONSTRAINT ck_imports_format CHECK ((format = ANY (ARRAY['csv'::text, 'rows'::text]))),
  CONSTRAINT ck_imports_kind CHECK ((kind = ANY (ARRAY['customers'::text, 'products'::text, 'invoices'::text]))),
  CONSTRAINT ck_imports_on_alike CHECK ((alike = ANY (ARRAY['create'::text, 'leave'::text]))),
  CONSTRAINT ck_imports_on_existing CHECK ((existing = ANY (ARRAY['leave'::text, 'change'::text]))),
  CONSTRAINT ck_imports_on_faulty CHECK ((faulty = ANY (ARRAY['stop'::text, 'leave'::text]))),
  CONSTRAINT ck_imports_rows CHECK (((rows_done >= 0) AND (rows_done <= rows_all))),
  CONSTRAINT ck_imports_state CHECK ((state = ANY (ARRAY['ready'::text, 'needs_attention'::text, 'committing'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text])))
);
CREATE INDEX ix_imports_created_at ON public.imports USING btree (organization_id, created_at, id);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON imports FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO countinghouse_runtime;

CREATE TABLE installation (
  id boolean NOT NULL DEFAULT true,
  signing_secret bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_installation PRIMARY KEY (id),
  CONSTRAINT ck_installation_single CHECK (id)
);
GRANT INSERT, SELECT ON installation TO countinghouse_runtime;

CREATE TABLE invitations (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  membership_expires_at timestamp with time zone,
  invited_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  CONSTRAINT pk_invitations PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_invitations_email CHECK ((email = lower(email))),
  CONSTRAINT ck_invitations_role CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'bookkeeper'::text, 'member'::text, 'viewer'::text, 'auditor'::text]))),
  CONSTRAINT fk_invitations_invited_by FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT fk_invitations_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT uq_invitations_token_hash UNIQUE (token_hash)
);
CREATE INDEX ix_invitations_organization_created_at ON public.invitations USING btree (organization_id, created_at, id);
CREATE UNIQUE INDEX uq_invitations_open ON public.invitations USING btree (organization_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY control ON invitations FOR ALL TO countinghouse_owner USING (true) WITH CHECK ();
CREATE POLICY tenant ON invitations FOR ALL TO countinghouse_runtime USING (COALESCE((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid), true)) WITH CHECK (COALESCE((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid), true));
GRANT INSERT, SELECT, UPDATE ON invitations TO countinghouse_runtime;

CREATE TABLE invoice_attachments (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL,
  sha256 bytea,
  CONSTRAINT pk_invoice_attachments PRIMARY KEY (organization_id, id),
  CONSTRAINT fk_invoice_attachments_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_invoice_attachments_invoice ON public.invoice_attachments USING btree (organization_id, invoice_id, id);
CREATE INDEX ix_invoice_attachments_outside ON public.invoice_attachments USING btree (organization_id, sha256) WHERE ((content IS NULL) AND (sha256 IS NOT NULL));
ALTER TABLE invoice_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_attachments FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON invoice_attachments TO countinghouse_runtime;

CREATE TABLE invoice_deductions (
  organization_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  position integer NOT NULL,
  begins_at integer NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  tax bigint NOT NULL,
  tax_breakdown jsonb NOT NULL,
  day date NOT NULL,
  payment_id uuid,
  credit_note_id uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_invoice_deductions PRIMARY KEY (organization_id, invoice_id, "position"),
  CONSTRAINT ck_invoice_deductions_begins CHECK (((begins_at <= "position") AND ((begins_at < "position") OR (amount > 0)))),
  CONSTRAINT ck_invoice_deductions_kind CHECK ((kind = ANY (ARRAY['early_payment'::text, 'bank_fee'::text, 'rounding'::text, 'goodwill'::text]))),
  CONSTRAINT fk_invoice_deductions_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
CREATE INDEX ix_invoice_deductions_day ON public.invoice_deductions USING btree (organization_id, day, currency, kind, tax, amount);
ALTER TABLE invoice_deductions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_deductions FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON invoice_deductions TO countinghouse_runtime;

CREATE TABLE invoice_items (
  organization_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  position integer NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  description text,
  unit jsonb,
  quantity numeric(15,6) NOT NULL,
  price numeric(15,6) NOT NULL,
  price_base_quantity numeric(15,6) NOT NULL DEFAULT 1,
  tax_rate numeric(7,4) NOT NULL,
  tax_category text NOT NULL DEFAULT 'S'::text,
  discounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  charges jsonb NOT NULL DEFAULT '[]'::jsonb,
  gross bigint NOT NULL,
  net bigint NOT NULL,
  taxable bigint NOT NULL,
  e_invoice jsonb,
  quote_item_id uuid,
  price_source jsonb,
  CONSTRAINT pk_invoice_items PRIMARY KEY (organization_id, invoice_id, "position"),
  CONSTRAINT ck_invoice_items_price CHECK (((price >= (0)::numeric) AND (price <= 999999999.999999))),
  CONSTRAINT ck_invoice_items_price_base_quantity CHECK ((price_base_quantity > (0)::numeric)),
  CONSTRAINT ck_invoice_items_quantity CHECK (((quantity >= '-999999999.999999'::numeric) AND (quantity <= 999999999.999999))),
  CONSTRAINT ck_invoice_items_tax_category CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text, 'L'::text, 'M'::text]))),
  CONSTRAINT ck_invoice_items_tax_rate CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  CONSTRAINT fk_invoice_items_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE,
  CONSTRAINT fk_invoice_items_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id),
  CONSTRAINT uq_invoice_items_id UNIQUE (organization_id, id)
);
CREATE INDEX ix_invoice_items_product ON public.invoice_items USING btree (organization_id, product_id);
ALTER TABLE invoice_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_items FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON invoice_items TO countinghouse_runtime;

CREATE TABLE invoice_links (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid,
  token_hash bytea NOT NULL,
  channel text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  views integer NOT NULL DEFAULT 0,
  first_viewed_at timestamp with time zone,
  last_viewed_at timestamp with time zone,
  credit_note_id uuid,
  quote_id uuid,
  CONSTRAINT pk_invoice_links PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_invoice_links_channel CHECK ((channel = ANY (ARRAY['email'::text, 'other'::text]))),
  CONSTRAINT ck_invoice_links_document CHECK ((num_nonnulls(invoice_id, credit_note_id, quote_id) = 1)),
  CONSTRAINT fk_invoice_links_credit_note FOREIGN KEY (organization_id, credit_note_id) REFERENCES credit_notes(organization_id, id),
  CONSTRAINT fk_invoice_links_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id),
  CONSTRAINT uq_invoice_links_token_hash UNIQUE (organization_id, token_hash)
);
CREATE INDEX ix_invoice_links_credit_note ON public.invoice_links USING btree (organization_id, credit_note_id, created_at, id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX ix_invoice_links_invoice ON public.invoice_links USING btree (organization_id, invoice_id, created_at, id);
CREATE INDEX ix_invoice_links_quote ON public.invoice_links USING btree (organization_id, quote_id, created_at, id) WHERE (quote_id IS NOT NULL);
ALTER TABLE invoice_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_links FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON invoice_links TO countinghouse_runtime;

CREATE TABLE invoice_settlements (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  day date NOT NULL,
  day_known boolean NOT NULL DEFAULT true,
  payment_id uuid,
  credit_note_id uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_invoice_settlements PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_invoice_settlements_amount CHECK ((amount <> 0)),
  CONSTRAINT ck_invoice_settlements_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'credit'::text, 'discount'::text, 'rest'::text, 'write_off'::text, 'void'::text]))),
  CONSTRAINT fk_invoice_settlements_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
CREATE INDEX ix_invoice_settlements_day ON public.invoice_settlements USING btree (organization_id, day, currency, kind, invoice_id, amount);
CREATE INDEX ix_invoice_settlements_invoice ON public.invoice_settlements USING btree (organization_id, invoice_id, day, amount);
ALTER TABLE invoice_settlements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_settlements FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON invoice_settlements TO countinghouse_runtime;

CREATE TABLE invoice_templates (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_invoice_templates PRIMARY KEY (organization_id, id)
);
CREATE INDEX ix_invoice_templates_created_at ON public.invoice_templates USING btree (organization_id, created_at, id);
CREATE INDEX ix_invoice_templates_name ON public.invoice_templates USING btree (organization_id, name_key, id);
CREATE INDEX ix_invoice_templates_updated_at ON public.invoice_templates USING btree (organization_id, updated_at, id);
ALTER TABLE invoice_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_templates FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON invoice_templates TO countinghouse_runtime;

CREATE TABLE invoice_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_invoice_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_invoice_terms_term ON public.invoice_terms USING btree (organization_id, term, id);
ALTER TABLE invoice_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoice_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON invoice_terms TO countinghouse_runtime;

CREATE TABLE invoices (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'draft'::text,
  number text,
  customer_id uuid NOT NULL,
  customer_name text NOT NULL,
  currency text NOT NULL,
  tax_rate numeric(7,4) NOT NULL,
  tax_category text NOT NULL DEFAULT 'S'::text,
  tax_exemption_reason text,
  tax_rounding text NOT NULL,
  prices_include_tax boolean NOT NULL DEFAULT false,
  discounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  charges jsonb NOT NULL DEFAULT '[]'::jsonb,
  issue_date date,
  due_date date NOT NULL,
  payment_terms jsonb,
  reference text,
  note text,
  message text,
  expected_payment_date date,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  subtotal bigint NOT NULL,
  discount_total bigint NOT NULL DEFAULT 0,
  charge_total bigint NOT NULL DEFAULT 0,
  tax_total bigint NOT NULL,
  total bigint NOT NULL,
  round_payable_to bigint,
  payable_rounding bigint NOT NULL DEFAULT 0,
  prepaid_amount bigint NOT NULL DEFAULT 0,
  amount_paid bigint NOT NULL DEFAULT 0,
  amount_credited bigint NOT NULL DEFAULT 0,
  credit_notes_total bigint NOT NULL DEFAULT 0,
  amount_due bigint NOT NULL,
  tax_breakdown jsonb NOT NULL,
  seller jsonb,
  buyer jsonb,
  corrects_invoice_id uuid,
  finalized_at timestamp with time zone,
  paid_at timestamp with time zone,
  voided_at timestamp with time zone,
  marked_uncollectible_at timestamp with time zone,
  overdue_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  e_invoice jsonb,
  attachments jsonb,
  sent_at timestamp with time zone,
  sent_via text,
  viewed_at timestamp with time zone,
  payment_reference text,
  reminders_paused_until date,
  amount_discounted bigint NOT NULL DEFAULT 0,
  amount_waived bigint NOT NULL DEFAULT 0,
  recurring_invoice_id uuid,
  quote_id uuid,
  extensions jsonb,
  number_end text,
  payment_plan jsonb,
  imported_from text,
  external_id text,
  withholdings jsonb,
  withholding_total bigint NOT NULL DEFAULT 0,
  withholding_credited bigint NOT NULL DEFAULT 0,
  certified_amount bigint NOT NULL DEFAULT 0,
  certificates jsonb,
  CONSTRAINT pk_invoices PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_invoices_amount_due CHECK (((amount_due >= 0) AND (amount_due =
CASE
    WHEN (status = 'void'::text) THEN (0)::bigint
    ELSE ((((GREATEST((((total - withholding_total) + payable_rounding) - prepaid_amount), (0)::bigint) - amount_paid) - amount_credited) - amount_discounted) - amount_waived)
END))),
  CONSTRAINT ck_invoices_deducted CHECK (((amount_discounted >= 0) AND (amount_waived >= 0))),
  CONSTRAINT ck_invoices_finalized CHECK ((((status = 'draft'::text) = (finalized_at IS NULL)) AND ((status = 'draft'::text) OR ((issue_date IS NOT NULL) AND (seller IS NOT NULL) AND (buyer IS NOT NULL))))),
  CONSTRAINT ck_invoices_imported CHECK ((((imported_from IS NULL) AND (external_id IS NULL)) OR ((imported_from IS NOT NULL) AND (status <> 'draft'::text)))),
  CONSTRAINT ck_invoices_not_overpaid CHECK (((amount_paid >= 0) AND (amount_credited >= 0) AND (prepaid_amount >= 0) AND ((credit_notes_total >= 0) AND (credit_notes_total <= total)))),
  CONSTRAINT ck_invoices_number CHECK (((status = 'draft'::text) = (number IS NULL))),
  CONSTRAINT ck_invoices_status CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'paid'::text, 'void'::text, 'uncollectible'::text]))),
  CONSTRAINT ck_invoices_tax_category CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text, 'L'::text, 'M'::text]))),
  CONSTRAINT ck_invoices_tax_rate CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  CONSTRAINT ck_invoices_tax_rounding CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text]))),
  CONSTRAINT ck_invoices_total CHECK (((total = (((subtotal - discount_total) + charge_total) + tax_total)) AND (total >= 0))),
  CONSTRAINT ck_invoices_withheld CHECK ((((withholding_total >= 0) AND (withholding_total <= total)) AND ((withholding_credited >= 0) AND (withholding_credited <= withholding_total)) AND (certified_amount >= 0))),
  CONSTRAINT fk_invoices_corrects FOREIGN KEY (organization_id, corrects_invoice_id) REFERENCES invoices(organization_id, id),
  CONSTRAINT fk_invoices_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX ix_invoices_corrects ON public.invoices USING btree (organization_id, corrects_invoice_id) WHERE (corrects_invoice_id IS NOT NULL);
CREATE INDEX ix_invoices_created_at ON public.invoices USING btree (organization_id, created_at, id);
CREATE INDEX ix_invoices_customer ON public.invoices USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_invoices_due_date ON public.invoices USING btree (organization_id, due_date, id);
CREATE INDEX ix_invoices_issue_date ON public.invoices USING btree (organization_id, issue_date, id);
CREATE INDEX ix_invoices_number ON public.invoices USING btree (organization_id, number COLLATE "C", id);
CREATE INDEX ix_invoices_number_end ON public.invoices USING btree (organization_id, number_end COLLATE "C");
CREATE INDEX ix_invoices_open_amount ON public.invoices USING btree (organization_id, currency, amount_due, id) WHERE (status = 'open'::text);
CREATE INDEX ix_invoices_open_customer ON public.invoices USING btree (organization_id, customer_id, due_date, id) WHERE (status = 'open'::text);
CREATE INDEX ix_invoices_open_due ON public.invoices USING btree (organization_id, due_date, id, currency, amount_due, overdue_at) WHERE (status = 'open'::text);
CREATE INDEX ix_invoices_open_number ON public.invoices USING btree (organization_id, regexp_replace(upper(number), '^[A-Z]+|[^A-Z0-9]|0'::text, ''::text, 'g'::text)) WHERE (status = 'open'::text);
CREATE INDEX ix_invoices_open_plan ON public.invoices USING btree (organization_id, id) WHERE ((status = 'open'::text) AND (payment_plan IS NOT NULL));
CREATE INDEX ix_invoices_partially_paid ON public.invoices USING btree (organization_id, created_at, id) WHERE ((status <> 'paid'::text) AND ((amount_paid > 0) OR (amount_credited > 0)));
CREATE INDEX ix_invoices_payment_reference ON public.invoices USING btree (organization_id, payment_reference COLLATE "C") WHERE (payment_reference IS NOT NULL);
CREATE INDEX ix_invoices_quote ON public.invoices USING btree (organization_id, quote_id, created_at, id) WHERE (quote_id IS NOT NULL);
CREATE INDEX ix_invoices_recurring ON public.invoices USING btree (organization_id, recurring_invoice_id, created_at, id) WHERE (recurring_invoice_id IS NOT NULL);
CREATE INDEX ix_invoices_reference ON public.invoices USING btree (organization_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX ix_invoices_revenue ON public.invoices USING btree (organization_id, issue_date, currency, tax_total, total) WHERE (status = ANY (ARRAY['open'::text, 'paid'::text, 'uncollectible'::text]));
CREATE INDEX ix_invoices_status ON public.invoices USING btree (organization_id, status, created_at, id);
CREATE INDEX ix_invoices_total ON public.invoices USING btree (organization_id, currency COLLATE "C", total, id);
CREATE INDEX ix_invoices_updated_at ON public.invoices USING btree (organization_id, updated_at, id);
CREATE INDEX ix_invoices_withheld ON public.invoices USING btree (organization_id, created_at, id) WHERE (withholding_total > 0);
CREATE UNIQUE INDEX uq_invoices_external_id ON public.invoices USING btree (organization_id, external_id, imported_from) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX uq_invoices_number ON public.invoices USING btree (organization_id, number) WHERE (number IS NOT NULL);
CREATE TRIGGER keep_number_end BEFORE INSERT OR UPDATE OF number ON public.invoices FOR EACH ROW WHEN ((new.number IS NOT NULL)) EXECUTE FUNCTION keep_number_end();
CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF reference, metadata ON public.invoices FOR EACH ROW WHEN ((((old.reference IS DISTINCT FROM new.reference) OR (old.metadata IS DISTINCT FROM new.metadata)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_invoice_terms();
CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON public.invoices FOR EACH ROW WHEN ((((old.reference IS NOT NULL) OR (old.metadata <> '{}'::jsonb)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_invoice_terms();
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((((new.reference IS NOT NULL) OR (new.metadata <> '{}'::jsonb)) AND (current_setting('app.gives_invoice_terms'::text, true) IS DISTINCT FROM 'on'::text) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_invoice_terms();
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON invoices FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON invoices TO countinghouse_runtime;

CREATE TABLE issued_documents (
  organization_id uuid NOT NULL,
  series_id uuid NOT NULL,
  position bigint NOT NULL,
  document_id uuid NOT NULL,
  document_type text NOT NULL,
  number text NOT NULL,
  period text NOT NULL,
  sequence integer NOT NULL,
  issue_date date NOT NULL,
  document text,
  previous_hash bytea,
  hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  hash_version integer NOT NULL DEFAULT 1,
  document_hash bytea,
  CONSTRAINT pk_issued_documents PRIMARY KEY (organization_id, series_id, "position"),
  CONSTRAINT ck_issued_documents_hash_version CHECK (((hash_version = ANY (ARRAY[1, 2])) AND ((hash_version = 1) OR (document_hash IS NOT NULL)))),
  CONSTRAINT fk_issued_documents_series FOREIGN KEY (organization_id, series_id) REFERENCES number_series(organization_id, id),
  CONSTRAINT uq_issued_documents_document UNIQUE (organization_id, document_id),
  CONSTRAINT uq_issued_documents_number UNIQUE (organization_id, document_type, number)
);
ALTER TABLE issued_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON issued_documents FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON issued_documents TO countinghouse_runtime;

CREATE TABLE issued_files (
  organization_id uuid NOT NULL,
  document_id uuid NOT NULL,
  format text NOT NULL,
  media_type text NOT NULL,
  filename text NOT NULL,
  content bytea,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  writer text NOT NULL,
  rules text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_issued_files PRIMARY KEY (organization_id, document_id, format),
  CONSTRAINT fk_issued_files_document FOREIGN KEY (organization_id, document_id) REFERENCES issued_documents(organization_id, document_id)
);
CREATE INDEX ix_issued_files_outside ON public.issued_files USING btree (organization_id, sha256) WHERE (content IS NULL);
ALTER TABLE issued_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON issued_files FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON issued_files TO countinghouse_runtime;

CREATE TABLE job_outbox (
  organization_id uuid NOT NULL,
  position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL,
  due_at timestamp with time zone NOT NULL,
  run_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_job_outbox PRIMARY KEY (organization_id, "position")
);
ALTER TABLE job_outbox ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY moving ON job_outbox FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON job_outbox FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT ON job_outbox TO countinghouse_runtime;

CREATE TABLE known_sign_in_addresses (
  subject text NOT NULL,
  last_success_at timestamp with time zone NOT NULL,
  account text,
  CONSTRAINT pk_known_sign_in_addresses PRIMARY KEY (subject)
);
CREATE INDEX ix_known_sign_in_addresses_account ON public.known_sign_in_addresses USING btree (account);
CREATE INDEX ix_known_sign_in_addresses_last_success_at ON public.known_sign_in_addresses USING btree (last_success_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON known_sign_in_addresses TO countinghouse_runtime;

CREATE TABLE logos (
  organization_id uuid NOT NULL,
  sha256 bytea NOT NULL,
  media_type text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_logos PRIMARY KEY (organization_id, sha256),
  CONSTRAINT fk_logos_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE logos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON logos FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON logos TO countinghouse_runtime;

CREATE TABLE mail_settings (
  organization_id uuid NOT NULL,
  version integer NOT NULL,
  settings jsonb NOT NULL,
  smtp_password bytea,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_mail_settings PRIMARY KEY (organization_id),
  CONSTRAINT fk_mail_settings_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE mail_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON mail_settings FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON mail_settings TO countinghouse_runtime;

CREATE TABLE mail_templates (
  organization_id uuid NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_mail_templates PRIMARY KEY (organization_id, kind, language),
  CONSTRAINT fk_mail_templates_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE mail_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON mail_templates FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_templates TO countinghouse_runtime;

CREATE TABLE matching_rules (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  bank_account_id uuid,
  direction text,
  counterparty_iban text,
  name_contains text,
  text_contains text,
  amount_from numeric(19,6),
  amount_to numeric(19,6),
  outcome text NOT NULL,
  customer_id uuid,
  reason text,
  is_certain boolean NOT NULL DEFAULT false,
  uses integer NOT NULL DEFAULT 0,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_matching_rules PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_matching_rules_customer CHECK (((outcome = 'customer'::text) = (customer_id IS NOT NULL))),
  CONSTRAINT ck_matching_rules_direction CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  CONSTRAINT ck_matching_rules_outcome CHECK ((outcome = ANY (ARRAY['customer'::text, 'fee'::text, 'ignore'::text]))),
  CONSTRAINT fk_matching_rules_bank_account FOREIGN KEY (organization_id, bank_account_id) REFERENCES bank_accounts(organization_id, id) ON DELETE CASCADE,
  CONSTRAINT fk_matching_rules_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id) ON DELETE CASCADE
);
CREATE INDEX ix_matching_rules_bank_account ON public.matching_rules USING btree (organization_id, bank_account_id) WHERE (bank_account_id IS NOT NULL);
CREATE INDEX ix_matching_rules_created_at ON public.matching_rules USING btree (organization_id, created_at, id);
CREATE INDEX ix_matching_rules_customer ON public.matching_rules USING btree (organization_id, customer_id, created_at, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX ix_matching_rules_position ON public.matching_rules USING btree (organization_id, "position", id);
CREATE INDEX ix_matching_rules_updated_at ON public.matching_rules USING btree (organization_id, updated_at, id);
ALTER TABLE matching_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON matching_rules FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON matching_rules TO countinghouse_runtime;

CREATE TABLE member_day_uses (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  object_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  times integer NOT NULL,
  CONSTRAINT pk_member_day_uses PRIMARY KEY (organization_id, user_id, day, kind, object_id),
  CONSTRAINT fk_member_day_uses_membership FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE
);
ALTER TABLE member_day_uses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON member_day_uses FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON member_day_uses TO countinghouse_runtime;

CREATE TABLE memberships (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  limits jsonb,
  limits_version integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_memberships PRIMARY KEY (organization_id, user_id),
  CONSTRAINT ck_memberships_owner_free CHECK (((role <> 'owner'::text) OR (limits IS NULL))),
  CONSTRAINT ck_memberships_owner_stays CHECK (((role <> 'owner'::text) OR (expires_at IS NULL))),
  CONSTRAINT ck_memberships_role CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'bookkeeper'::text, 'member'::text, 'viewer'::text, 'auditor'::text]))),
  CONSTRAINT fk_memberships_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT fk_memberships_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX ix_memberships_user ON public.memberships USING btree (user_id);
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY control ON memberships FOR ALL TO countinghouse_owner USING (true) WITH CHECK ();
CREATE POLICY founding ON memberships FOR INSERT TO countinghouse_runtime USING () WITH CHECK (((role = 'owner'::text) AND (NOT has_members(organization_id))));
CREATE POLICY tenant ON memberships FOR ALL TO countinghouse_runtime USING (COALESCE((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid), true)) WITH CHECK (COALESCE((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid), true));
GRANT DELETE, INSERT, SELECT, UPDATE ON memberships TO countinghouse_runtime;

CREATE TABLE message_attempts (
  organization_id uuid NOT NULL,
  message_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  outcome text NOT NULL,
  smtp_code integer,
  enhanced_code text,
  text text NOT NULL,
  duration_ms integer NOT NULL,
  CONSTRAINT pk_message_attempts PRIMARY KEY (organization_id, message_id, number),
  CONSTRAINT fk_message_attempts_message FOREIGN KEY (organization_id, message_id) REFERENCES messages(organization_id, id)
);
ALTER TABLE message_attempts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON message_attempts FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON message_attempts TO countinghouse_runtime;

CREATE TABLE message_files (
  organization_id uuid NOT NULL,
  sha256 bytea NOT NULL,
  media_type text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_message_files PRIMARY KEY (organization_id, sha256),
  CONSTRAINT fk_message_files_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE message_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON message_files FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON message_files TO countinghouse_runtime;

CREATE TABLE messages (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  object_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  language text NOT NULL,
  sender jsonb NOT NULL,
  recipients jsonb NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]'::jsonb,
  unique_key text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_answer jsonb,
  resends_id uuid,
  resent_as_id uuid,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  invoices jsonb NOT NULL DEFAULT '[]'::jsonb,
  parts jsonb,
  cancel_reason text,
  CONSTRAINT pk_messages PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_messages_status CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'logged'::text, 'failed'::text, 'unconfirmed'::text, 'cancelled'::text, 'bounced'::text, 'complained'::text]))),
  CONSTRAINT uq_messages_unique_key UNIQUE (organization_id, unique_key)
);
CREATE INDEX ix_messages_created_at ON public.messages USING btree (organization_id, created_at, id);
CREATE INDEX ix_messages_customer ON public.messages USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_messages_kind ON public.messages USING btree (organization_id, kind, created_at, id);
CREATE INDEX ix_messages_object ON public.messages USING btree (organization_id, object_id, created_at, id);
CREATE INDEX ix_messages_status ON public.messages USING btree (organization_id, status, created_at, id);
ALTER TABLE messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON messages FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON messages TO countinghouse_runtime;

CREATE TABLE moved_jobs (
  organization_id uuid NOT NULL,
  position bigint NOT NULL,
  CONSTRAINT pk_moved_jobs PRIMARY KEY (organization_id, "position")
);

CREATE TABLE number_series (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  document_type text NOT NULL,
  format text NOT NULL,
  reset text NOT NULL,
  period text NOT NULL,
  last_sequence integer NOT NULL DEFAULT 0,
  documents bigint NOT NULL DEFAULT 0,
  last_issue_date date,
  last_hash bytea,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  last_issued_at timestamp with time zone,
  first_number integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_number_series PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_number_series_document_type CHECK ((document_type = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'quote'::text]))),
  CONSTRAINT ck_number_series_first_number CHECK (((first_number >= 1) AND (first_number <= 999999999))),
  CONSTRAINT ck_number_series_reset CHECK ((reset = ANY (ARRAY['never'::text, 'yearly'::text, 'monthly'::text]))),
  CONSTRAINT fk_number_series_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  CONSTRAINT uq_number_series_document_type UNIQUE (organization_id, document_type)
) WITH (fillfactor=50);
ALTER TABLE number_series ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY latest_issue ON number_series FOR SELECT TO countinghouse_owner USING (true) WITH CHECK ();
CREATE POLICY tenant ON number_series FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON number_series TO countinghouse_runtime;

CREATE TABLE organization_data_keys (
  organization_id uuid NOT NULL,
  sealed_key bytea NOT NULL,
  sealed_by text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_organization_data_keys PRIMARY KEY (organization_id)
);
ALTER TABLE organization_data_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY rotation ON organization_data_keys FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
CREATE POLICY tenant ON organization_data_keys FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON organization_data_keys TO countinghouse_runtime;

CREATE TABLE organizations (
  id uuid NOT NULL,
  name text NOT NULL,
  currency text NOT NULL,
  time_zone text NOT NULL,
  payment_terms jsonb NOT NULL,
  tax_rounding text NOT NULL DEFAULT 'document'::text,
  legal_name text,
  address jsonb,
  tax_ids jsonb NOT NULL DEFAULT '[]'::jsonb,
  bank_details jsonb,
  email text,
  phone text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  identifiers jsonb,
  legal_registration jsonb,
  legal_info text,
  electronic_address jsonb,
  contact jsonb,
  tax_representative jsonb,
  closed_at timestamp with time zone,
  require_second_factor text NOT NULL DEFAULT 'nobody'::text,
  mode text NOT NULL DEFAULT 'live'::text,
  sandbox_of uuid,
  clock_ahead_ms bigint NOT NULL DEFAULT 0,
  retention_years jsonb NOT NULL DEFAULT '{}'::jsonb,
  apply_credit text NOT NULL DEFAULT 'off'::text,
  approval_above bigint,
  approval_currency text,
  send_receipts text NOT NULL DEFAULT 'off'::text,
  settling jsonb NOT NULL DEFAULT '{"discounts": "auto"}'::jsonb,
  CONSTRAINT pk_organizations PRIMARY KEY (id),
  CONSTRAINT ck_organizations_apply_credit CHECK ((apply_credit = ANY (ARRAY['off'::text, 'oldest_first'::text]))),
  CONSTRAINT ck_organizations_approval CHECK (((approval_above IS NULL) = (approval_currency IS NULL))),
  CONSTRAINT ck_organizations_mode CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT ck_organizations_require_second_factor CHECK ((require_second_factor = ANY (ARRAY['nobody'::text, 'managers'::text, 'everybody'::text]))),
  CONSTRAINT ck_organizations_send_receipts CHECK ((send_receipts = ANY (ARRAY['off'::text, 'on_receipt'::text]))),
  CONSTRAINT ck_organizations_tax_rounding CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text]))),
  CONSTRAINT ck_organizations_test CHECK (((mode = 'test'::text) OR ((clock_ahead_ms = 0) AND (sandbox_of IS NULL)))),
  CONSTRAINT fk_organizations_sandbox_of FOREIGN KEY (sandbox_of) REFERENCES organizations(id) ON DELETE SET NULL
);
GRANT INSERT, SELECT, UPDATE ON organizations TO countinghouse_runtime;

CREATE TABLE password_resets (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_password_resets PRIMARY KEY (token_hash),
  CONSTRAINT fk_password_resets_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX ix_password_resets_user ON public.password_resets USING btree (user_id);
GRANT DELETE, INSERT, SELECT ON password_resets TO countinghouse_runtime;

CREATE TABLE payment_allocations (
  organization_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  position integer NOT NULL,
  invoice_id uuid NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  unallocated_amount bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_payment_allocations PRIMARY KEY (organization_id, payment_id, "position"),
  CONSTRAINT ck_payment_allocations_amount CHECK ((amount > 0)),
  CONSTRAINT ck_payment_allocations_unallocated CHECK (((unallocated_amount >= 0) AND (unallocated_amount <= amount))),
  CONSTRAINT fk_payment_allocations_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id),
  CONSTRAINT fk_payment_allocations_payment FOREIGN KEY (organization_id, payment_id) REFERENCES payments(organization_id, id)
);
CREATE INDEX ix_payment_allocations_invoice ON public.payment_allocations USING btree (organization_id, invoice_id);
ALTER TABLE payment_allocations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment_allocations FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON payment_allocations TO countinghouse_runtime;

CREATE TABLE payment_refunds (
  organization_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  position integer NOT NULL,
  id uuid NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  method text NOT NULL,
  refunded_on date NOT NULL,
  reference text,
  reason text,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_payment_refunds PRIMARY KEY (organization_id, payment_id, "position"),
  CONSTRAINT ck_payment_refunds_amount CHECK ((amount > 0)),
  CONSTRAINT ck_payment_refunds_method CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'card'::text, 'cash'::text, 'check'::text, 'other'::text]))),
  CONSTRAINT fk_payment_refunds_payment FOREIGN KEY (organization_id, payment_id) REFERENCES payments(organization_id, id),
  CONSTRAINT uq_payment_refunds_id UNIQUE (organization_id, id)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX ix_payment_refunds_refunded ON public.payment_refunds USING btree (organization_id, refunded_on, currency, amount) WHERE (cancelled_at IS NULL);
ALTER TABLE payment_refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment_refunds FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON payment_refunds TO countinghouse_runtime;

CREATE TABLE payment_run_items (
  organization_id uuid NOT NULL,
  run_id uuid NOT NULL,
  position integer NOT NULL,
  bill_id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  amount bigint NOT NULL,
  creditor_name text NOT NULL,
  iban text NOT NULL,
  remittance text NOT NULL,
  payment_id uuid,
  ended_at timestamp with time zone,
  CONSTRAINT pk_payment_run_items PRIMARY KEY (organization_id, run_id, "position"),
  CONSTRAINT ck_payment_run_items_amount CHECK ((amount > 0)),
  CONSTRAINT fk_payment_run_items_bill FOREIGN KEY (organization_id, bill_id) REFERENCES bills(organization_id, id),
  CONSTRAINT fk_payment_run_items_payment FOREIGN KEY (organization_id, payment_id) REFERENCES bill_payments(organization_id, id),
  CONSTRAINT fk_payment_run_items_run FOREIGN KEY (organization_id, run_id) REFERENCES payment_runs(organization_id, id)
);
CREATE INDEX ix_payment_run_items_bill ON public.payment_run_items USING btree (organization_id, bill_id);
CREATE INDEX ix_payment_run_items_payment ON public.payment_run_items USING btree (organization_id, payment_id);
CREATE UNIQUE INDEX uq_payment_run_items_bill ON public.payment_run_items USING btree (organization_id, bill_id) WHERE (ended_at IS NULL);
ALTER TABLE payment_run_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment_run_items FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON payment_run_items TO countinghouse_runtime;

CREATE TABLE payment_runs (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  bank_account_id uuid NOT NULL,
  execute_on date NOT NULL,
  currency text NOT NULL,
  total bigint NOT NULL,
  transfers integer NOT NULL,
  left_out jsonb NOT NULL DEFAULT '[]'::jsonb,
  file text,
  file_sha256 text,
  released_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_payment_runs PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_payment_runs_file CHECK (((file IS NULL) = (file_sha256 IS NULL))),
  CONSTRAINT ck_payment_runs_status CHECK ((status = ANY (ARRAY['proposed'::text, 'released'::text, 'settled'::text, 'cancelled'::text]))),
  CONSTRAINT ck_payment_runs_total CHECK (((total > 0) AND (transfers > 0))),
  CONSTRAINT fk_payment_runs_bank_account FOREIGN KEY (organization_id, bank_account_id) REFERENCES bank_accounts(organization_id, id)
);
CREATE INDEX ix_payment_runs_created_at ON public.payment_runs USING btree (organization_id, created_at, id);
CREATE INDEX ix_payment_runs_execute_on ON public.payment_runs USING btree (organization_id, execute_on, id);
CREATE INDEX ix_payment_runs_status ON public.payment_runs USING btree (organization_id, status, created_at, id);
ALTER TABLE payment_runs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment_runs FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON payment_runs TO countinghouse_runtime;

CREATE TABLE payment_search_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_payment_search_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_payment_search_terms_term ON public.payment_search_terms USING btree (organization_id, term, id);
ALTER TABLE payment_search_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payment_search_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON payment_search_terms TO countinghouse_runtime;

CREATE TABLE payments (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  customer_id uuid NOT NULL,
  customer_name text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  unapplied_amount bigint NOT NULL,
  method text NOT NULL,
  received_on date NOT NULL,
  reference text,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  reversed_at timestamp with time zone,
  reversal_reason text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  refunded_amount bigint NOT NULL DEFAULT 0,
  receipt_sent_at timestamp with time zone,
  restorations jsonb,
  CONSTRAINT pk_payments PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_payments_amount CHECK ((amount > 0)),
  CONSTRAINT ck_payments_amounts CHECK (((unapplied_amount >= 0) AND (refunded_amount >= 0) AND ((unapplied_amount + refunded_amount) <= amount))),
  CONSTRAINT ck_payments_method CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'card'::text, 'cash'::text, 'check'::text, 'other'::text]))),
  CONSTRAINT ck_payments_reversed CHECK (((reversed_at IS NULL) OR (refunded_amount = 0))),
  CONSTRAINT fk_payments_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX ix_payments_amount ON public.payments USING btree (organization_id, currency, amount);
CREATE INDEX ix_payments_created_at ON public.payments USING btree (organization_id, created_at, id);
CREATE INDEX ix_payments_customer ON public.payments USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_payments_received ON public.payments USING btree (organization_id, received_on, currency, amount) WHERE (reversed_at IS NULL);
CREATE INDEX ix_payments_received_on ON public.payments USING btree (organization_id, received_on, id);
CREATE INDEX ix_payments_reference ON public.payments USING btree (organization_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX ix_payments_restored ON public.payments USING btree (organization_id, id) WHERE (restorations IS NOT NULL);
CREATE INDEX ix_payments_reversed ON public.payments USING btree (organization_id, created_at, id) WHERE (reversed_at IS NOT NULL);
CREATE INDEX ix_payments_unapplied ON public.payments USING btree (organization_id, customer_id, currency, unapplied_amount) WHERE ((unapplied_amount > 0) AND (reversed_at IS NULL));
CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF reference, metadata ON public.payments FOR EACH ROW WHEN ((((old.reference IS DISTINCT FROM new.reference) OR (old.metadata IS DISTINCT FROM new.metadata)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_payment_search_terms();
CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON public.payments FOR EACH ROW WHEN ((((old.reference IS NOT NULL) OR (old.metadata <> '{}'::jsonb)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_payment_search_terms();
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON public.payments FOR EACH ROW WHEN ((((new.reference IS NOT NULL) OR (new.metadata <> '{}'::jsonb)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_payment_search_terms();
ALTER TABLE payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payments FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON payments TO countinghouse_runtime;

CREATE TABLE price_list_entries (
  organization_id uuid NOT NULL,
  price_list_id uuid NOT NULL,
  product_id uuid NOT NULL,
  min_quantity numeric(15,6) NOT NULL DEFAULT 0,
  position integer NOT NULL,
  price numeric(15,6) NOT NULL,
  CONSTRAINT pk_price_list_entries PRIMARY KEY (organization_id, price_list_id, product_id, min_quantity),
  CONSTRAINT ck_price_list_entries_min_quantity CHECK (((min_quantity >= (0)::numeric) AND (min_quantity <= 999999999.999999))),
  CONSTRAINT ck_price_list_entries_price CHECK (((price >= (0)::numeric) AND (price <= 999999999.999999))),
  CONSTRAINT fk_price_list_entries_list FOREIGN KEY (organization_id, price_list_id) REFERENCES price_lists(organization_id, id) ON DELETE CASCADE,
  CONSTRAINT fk_price_list_entries_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id)
);
CREATE INDEX ix_price_list_entries_product ON public.price_list_entries USING btree (organization_id, product_id);
ALTER TABLE price_list_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON price_list_entries FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON price_list_entries TO countinghouse_runtime;

CREATE TABLE price_list_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_price_list_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_price_list_terms_term ON public.price_list_terms USING btree (organization_id, term, id);
ALTER TABLE price_list_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON price_list_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON price_list_terms TO countinghouse_runtime;

CREATE TABLE price_lists (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  currency text NOT NULL,
  prices_include_tax boolean NOT NULL DEFAULT false,
  valid_from date,
  valid_until date,
  base_list_id uuid,
  discount_percent numeric(7,4),
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_price_lists PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_price_lists_days CHECK ((valid_until >= valid_from)),
  CONSTRAINT ck_price_lists_discount CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
  CONSTRAINT fk_price_lists_base FOREIGN KEY (organization_id, base_list_id) REFERENCES price_lists(organization_id, id)
);
CREATE INDEX ix_price_lists_base ON public.price_lists USING btree (organization_id, base_list_id) WHERE (base_list_id IS NOT NULL);
CREATE INDEX ix_price_lists_created_at ON public.price_lists USING btree (organization_id, created_at, id);
CREATE INDEX ix_price_lists_currency ON public.price_lists USING btree (organization_id, currency, created_at, id);
CREATE INDEX ix_price_lists_name ON public.price_lists USING btree (organization_id, name_key, id);
CREATE INDEX ix_price_lists_updated_at ON public.price_lists USING btree (organization_id, updated_at, id);
ALTER TABLE price_lists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON price_lists FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON price_lists TO countinghouse_runtime;

CREATE TABLE product_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_product_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_product_terms_term ON public.product_terms USING btree (organization_id, term, id);
ALTER TABLE product_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON product_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON product_terms TO countinghouse_runtime;

CREATE TABLE products (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  sku text,
  description text,
  price numeric(15,6),
  currency text,
  tax_rate numeric(7,4),
  tax_category text,
  unit jsonb,
  active boolean NOT NULL DEFAULT true,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  gtin text,
  CONSTRAINT pk_products PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_products_price CHECK (((price >= (0)::numeric) AND (price <= 999999999.999999))),
  CONSTRAINT ck_products_tax_category CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text, 'L'::text, 'M'::text]))),
  CONSTRAINT ck_products_tax_rate CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  CONSTRAINT uq_products_sku UNIQUE (organization_id, sku)
);
CREATE INDEX ix_products_created_at ON public.products USING btree (organization_id, created_at, id);
CREATE INDEX ix_products_currency ON public.products USING btree (organization_id, currency, created_at, id);
CREATE INDEX ix_products_name ON public.products USING btree (organization_id, name_key, id);
CREATE INDEX ix_products_sku ON public.products USING btree (organization_id, sku COLLATE "C", id);
CREATE INDEX ix_products_updated_at ON public.products USING btree (organization_id, updated_at, id);
CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON public.products FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_name_key();
CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF name, sku, metadata ON public.products FOR EACH ROW WHEN (((((old.name IS DISTINCT FROM new.name) OR (old.sku IS DISTINCT FROM new.sku)) OR (old.metadata IS DISTINCT FROM new.metadata)) AND (current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_product_terms();
CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON public.products FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_product_terms();
CREATE TRIGGER keep_terms_of_new AFTER INSERT ON public.products FOR EACH ROW WHEN ((current_setting('app.gives_terms'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION keep_product_terms();
ALTER TABLE products ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON products FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON products TO countinghouse_runtime;

CREATE TABLE quote_products (
  organization_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT pk_quote_products PRIMARY KEY (organization_id, quote_id, product_id),
  CONSTRAINT fk_quote_products_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id),
  CONSTRAINT fk_quote_products_quote FOREIGN KEY (organization_id, quote_id) REFERENCES quotes(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_quote_products_product ON public.quote_products USING btree (organization_id, product_id);
ALTER TABLE quote_products ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON quote_products FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON quote_products TO countinghouse_runtime;

CREATE TABLE quote_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_quote_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_quote_terms_term ON public.quote_terms USING btree (organization_id, term, id);
ALTER TABLE quote_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON quote_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON quote_terms TO countinghouse_runtime;

CREATE TABLE quotes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  number text,
  revision integer NOT NULL,
  revises_quote_id uuid,
  superseded_by_quote_id uuid,
  customer_id uuid NOT NULL,
  customer_name text NOT NULL,
  currency text NOT NULL,
  content jsonb,
  items jsonb NOT NULL,
  tax_rate numeric(7,4) NOT NULL,
  tax_category text NOT NULL,
  tax_exemption_reason text,
  tax_rounding text NOT NULL,
  prices_include_tax boolean NOT NULL,
  discounts jsonb NOT NULL,
  charges jsonb NOT NULL,
  subtotal bigint NOT NULL,
  discount_total bigint NOT NULL,
  charge_total bigint NOT NULL,
  tax_total bigint NOT NULL,
  total bigint NOT NULL,
  tax_breakdown jsonb NOT NULL,
  issue_date date,
  valid_until date,
  reference text,
  note text,
  message text,
  terms text,
  metadata jsonb NOT NULL,
  seller jsonb,
  buyer jsonb,
  acceptance jsonb,
  decline_reason text,
  issued_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  number_end text,
  CONSTRAINT pk_quotes PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_quotes_accepted CHECK (((status = 'accepted'::text) = (acceptance IS NOT NULL))),
  CONSTRAINT ck_quotes_issued CHECK ((((status = 'draft'::text) = (number IS NULL)) AND ((number IS NULL) = (issued_at IS NULL)))),
  CONSTRAINT ck_quotes_status CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'superseded'::text, 'cancelled'::text]))),
  CONSTRAINT ck_quotes_superseded CHECK (((status = 'superseded'::text) = (superseded_by_quote_id IS NOT NULL))),
  CONSTRAINT ck_quotes_tax_rounding CHECK ((tax_rounding = ANY (ARRAY['document'::text, 'line'::text]))),
  CONSTRAINT ck_quotes_total CHECK (((total = (((subtotal - discount_total) + charge_total) + tax_total)) AND (total >= 0))),
  CONSTRAINT fk_quotes_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id)
);
CREATE INDEX ix_quotes_created_at ON public.quotes USING btree (organization_id, created_at, id);
CREATE INDEX ix_quotes_currency ON public.quotes USING btree (organization_id, currency COLLATE "C", created_at, id);
CREATE INDEX ix_quotes_customer ON public.quotes USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_quotes_number ON public.quotes USING btree (organization_id, number COLLATE "C", id);
CREATE INDEX ix_quotes_number_end ON public.quotes USING btree (organization_id, number_end COLLATE "C");
CREATE INDEX ix_quotes_status ON public.quotes USING btree (organization_id, status, created_at, id);
CREATE INDEX ix_quotes_total ON public.quotes USING btree (organization_id, currency COLLATE "C", total);
CREATE INDEX ix_quotes_updated_at ON public.quotes USING btree (organization_id, updated_at, id);
CREATE INDEX ix_quotes_valid_until ON public.quotes USING btree (organization_id, valid_until, id);
CREATE TRIGGER keep_number_end BEFORE INSERT OR UPDATE OF number ON public.quotes FOR EACH ROW WHEN ((new.number IS NOT NULL)) EXECUTE FUNCTION keep_number_end();
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON quotes FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON quotes TO countinghouse_runtime;

CREATE TABLE received_file_contents (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  content bytea,
  sha256 bytea NOT NULL,
  CONSTRAINT pk_received_file_contents PRIMARY KEY (organization_id, id),
  CONSTRAINT fk_received_file_contents_file FOREIGN KEY (organization_id, id) REFERENCES received_files(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_received_file_contents_outside ON public.received_file_contents USING btree (organization_id, sha256) WHERE (content IS NULL);
ALTER TABLE received_file_contents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON received_file_contents FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON received_file_contents TO countinghouse_runtime;

CREATE TABLE received_files (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  filename text,
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_received_files PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_received_files_size CHECK ((size > 0)),
  CONSTRAINT uq_received_files_sha256 UNIQUE (organization_id, sha256)
);
CREATE INDEX ix_received_files_created_at ON public.received_files USING btree (organization_id, created_at, id);
CREATE INDEX ix_received_files_media_type ON public.received_files USING btree (organization_id, media_type, created_at, id);
ALTER TABLE received_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON received_files FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON received_files TO countinghouse_runtime;

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT pk_recovery_codes PRIMARY KEY (user_id, code_hash),
  CONSTRAINT fk_recovery_codes_second_factor FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT ON recovery_codes TO countinghouse_runtime;

CREATE TABLE recurring_invoice_products (
  organization_id uuid NOT NULL,
  recurring_invoice_id uuid NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT pk_recurring_invoice_products PRIMARY KEY (organization_id, recurring_invoice_id, product_id),
  CONSTRAINT fk_recurring_invoice_products_product FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id),
  CONSTRAINT fk_recurring_invoice_products_recurring_invoice FOREIGN KEY (organization_id, recurring_invoice_id) REFERENCES recurring_invoices(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX ix_recurring_invoice_products_product ON public.recurring_invoice_products USING btree (organization_id, product_id);
ALTER TABLE recurring_invoice_products ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON recurring_invoice_products FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON recurring_invoice_products TO countinghouse_runtime;

CREATE TABLE recurring_invoices (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  name text NOT NULL,
  customer_id uuid NOT NULL,
  content jsonb,
  rule jsonb NOT NULL,
  start_on date NOT NULL,
  anchor_on date NOT NULL,
  anchor_occurrence integer NOT NULL,
  next_occurrence integer NOT NULL,
  next_on date,
  last_planned_on date,
  end_after integer,
  end_on date,
  run_at text NOT NULL,
  action text NOT NULL,
  prices text NOT NULL,
  period text NOT NULL,
  catch_up text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  total bigint,
  currency text,
  CONSTRAINT pk_recurring_invoices PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_recurring_invoices_action CHECK ((action = ANY (ARRAY['draft'::text, 'finalize'::text, 'finalize_and_send'::text]))),
  CONSTRAINT ck_recurring_invoices_catch_up CHECK ((catch_up = ANY (ARRAY['all'::text, 'latest'::text, 'none'::text]))),
  CONSTRAINT ck_recurring_invoices_next CHECK (((status = 'ended'::text) = (next_on IS NULL))),
  CONSTRAINT ck_recurring_invoices_period CHECK ((period = ANY (ARRAY['in_advance'::text, 'in_arrears'::text]))),
  CONSTRAINT ck_recurring_invoices_prices CHECK ((prices = ANY (ARRAY['fixed'::text, 'product'::text]))),
  CONSTRAINT ck_recurring_invoices_status CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'attention'::text, 'ended'::text]))),
  CONSTRAINT fk_recurring_invoices_customer FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, standing_id)
);
CREATE INDEX ix_recurring_invoices_created_at ON public.recurring_invoices USING btree (organization_id, created_at, id);
CREATE INDEX ix_recurring_invoices_customer ON public.recurring_invoices USING btree (organization_id, customer_id, created_at, id);
CREATE INDEX ix_recurring_invoices_next ON public.recurring_invoices USING btree (organization_id, next_on, id) WHERE (next_on IS NOT NULL);
CREATE INDEX ix_recurring_invoices_status ON public.recurring_invoices USING btree (organization_id, status, created_at, id);
ALTER TABLE recurring_invoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON recurring_invoices FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON recurring_invoices TO countinghouse_runtime;

CREATE TABLE recurring_runs (
  organization_id uuid NOT NULL,
  recurring_invoice_id uuid NOT NULL,
  occurrence integer NOT NULL,
  planned_on date NOT NULL,
  period_start date NOT NULL,
  period_end date NOT NULL,
  state text NOT NULL,
  invoice_id uuid,
  problem jsonb,
  at timestamp with time zone NOT NULL,
  CONSTRAINT pk_recurring_runs PRIMARY KEY (organization_id, recurring_invoice_id, occurrence),
  CONSTRAINT ck_recurring_runs_done CHECK (((state = 'done'::text) = (invoice_id IS NOT NULL))),
  CONSTRAINT ck_recurring_runs_state CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text, 'skipped'::text]))),
  CONSTRAINT fk_recurring_runs_recurring_invoice FOREIGN KEY (organization_id, recurring_invoice_id) REFERENCES recurring_invoices(organization_id, id)
);
ALTER TABLE recurring_runs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON recurring_runs FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON recurring_runs TO countinghouse_runtime;

CREATE TABLE refused_sign_ins (
  user_id uuid NOT NULL,
  untold integer NOT NULL,
  ip text NOT NULL,
  user_agent text,
  CONSTRAINT pk_refused_sign_ins PRIMARY KEY (user_id),
  CONSTRAINT fk_refused_sign_ins_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON refused_sign_ins TO countinghouse_runtime;

CREATE TABLE reminder_policies (
  organization_id uuid NOT NULL,
  version integer NOT NULL,
  policy jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_reminder_policies PRIMARY KEY (organization_id),
  CONSTRAINT fk_reminder_policies_organization FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
ALTER TABLE reminder_policies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reminder_policies FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON reminder_policies TO countinghouse_runtime;

CREATE TABLE reminders (
  organization_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  level integer NOT NULL,
  channel text NOT NULL,
  message_id uuid,
  amount_due bigint NOT NULL,
  asked_on date NOT NULL,
  done_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  fee bigint,
  instalment integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_reminders PRIMARY KEY (organization_id, invoice_id, instalment, level),
  CONSTRAINT ck_reminders_channel CHECK ((channel = ANY (ARRAY['email'::text, 'task'::text]))),
  CONSTRAINT ck_reminders_instalment CHECK ((instalment > 0)),
  CONSTRAINT ck_reminders_level CHECK ((level > 0)),
  CONSTRAINT fk_reminders_invoice FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
CREATE INDEX ix_reminders_tasks ON public.reminders USING btree (organization_id, created_at, invoice_id) WHERE ((channel = 'task'::text) AND (done_at IS NULL));
ALTER TABLE reminders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reminders FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT, UPDATE ON reminders TO countinghouse_runtime;

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  secret bytea NOT NULL,
  last_step integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT pk_second_factors PRIMARY KEY (user_id),
  CONSTRAINT fk_second_factors_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON second_factors TO countinghouse_runtime;

CREATE TABLE sessions (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_ip text,
  last_ip text,
  user_agent text,
  confirmed_until timestamp with time zone,
  CONSTRAINT pk_sessions PRIMARY KEY (id),
  CONSTRAINT fk_sessions_membership FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE,
  CONSTRAINT uq_sessions_token_hash UNIQUE (token_hash)
);
CREATE INDEX ix_sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX ix_sessions_membership ON public.sessions USING btree (organization_id, user_id);
CREATE INDEX ix_sessions_user ON public.sessions USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO countinghouse_runtime;

CREATE TABLE sign_in_challenges (
  token_hash bytea NOT NULL,
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_sign_in_challenges PRIMARY KEY (token_hash),
  CONSTRAINT fk_sign_in_challenges_membership FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE
);
CREATE INDEX ix_sign_in_challenges_membership ON public.sign_in_challenges USING btree (organization_id, user_id);
CREATE INDEX ix_sign_in_challenges_user ON public.sign_in_challenges USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_challenges TO countinghouse_runtime;

CREATE TABLE sign_in_failures (
  subject text NOT NULL,
  failures integer NOT NULL,
  since timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone NOT NULL,
  account text,
  CONSTRAINT pk_sign_in_failures PRIMARY KEY (subject)
);
CREATE INDEX ix_sign_in_failures_account ON public.sign_in_failures USING btree (account);
CREATE INDEX ix_sign_in_failures_since ON public.sign_in_failures USING btree (since);
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_failures TO countinghouse_runtime;

CREATE TABLE supplier_terms (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  CONSTRAINT pk_supplier_terms PRIMARY KEY (organization_id, id, term)
);
CREATE INDEX ix_supplier_terms_term ON public.supplier_terms USING btree (organization_id, term, id);
ALTER TABLE supplier_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON supplier_terms FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON supplier_terms TO countinghouse_runtime;

CREATE TABLE suppliers (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  trading_name text,
  email text,
  phone text,
  external_id text,
  our_number text,
  tax_ids jsonb NOT NULL DEFAULT '[]'::jsonb,
  legal_registration jsonb,
  electronic_address jsonb,
  address jsonb,
  bank_accounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  currency text,
  payment_terms jsonb,
  note text,
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_suppliers PRIMARY KEY (organization_id, id),
  CONSTRAINT uq_suppliers_external_id UNIQUE (organization_id, external_id)
);
CREATE INDEX ix_suppliers_created_at ON public.suppliers USING btree (organization_id, created_at, id);
CREATE INDEX ix_suppliers_name ON public.suppliers USING btree (organization_id, name_key, id);
CREATE INDEX ix_suppliers_updated_at ON public.suppliers USING btree (organization_id, updated_at, id);
ALTER TABLE suppliers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON suppliers FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON suppliers TO countinghouse_runtime;

CREATE TABLE suppressed_addresses (
  organization_id uuid NOT NULL,
  address text NOT NULL,
  reason text NOT NULL,
  message_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_suppressed_addresses PRIMARY KEY (organization_id, address),
  CONSTRAINT ck_suppressed_addresses_reason CHECK ((reason = ANY (ARRAY['bounced'::text, 'complained'::text])))
);
ALTER TABLE suppressed_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON suppressed_addresses FOR ALL TO public USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT ON suppressed_addresses TO countinghouse_runtime;

CREATE TABLE user_data_key (
  id boolean NOT NULL DEFAULT true,
  sealed_key bytea NOT NULL,
  sealed_by text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pk_user_data_key PRIMARY KEY (id),
  CONSTRAINT ck_user_data_key_single CHECK (id)
);
GRANT DELETE, INSERT, SELECT ON user_data_key TO countinghouse_runtime;

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  erased_at timestamp with time zone,
  CONSTRAINT pk_users PRIMARY KEY (id),
  CONSTRAINT ck_users_email CHECK ((email = lower(email))),
  CONSTRAINT uq_users_email UNIQUE (email)
);
GRANT INSERT, SELECT, UPDATE ON users TO countinghouse_runtime;

CREATE TABLE webhook_attempts (
  organization_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  url text NOT NULL,
  request_headers jsonb NOT NULL,
  status integer,
  response_headers jsonb,
  response_text text,
  duration_ms integer NOT NULL,
  address text,
  error text,
  CONSTRAINT pk_webhook_attempts PRIMARY KEY (organization_id, delivery_id, number)
);
CREATE INDEX ix_webhook_attempts_at ON public.webhook_attempts USING btree (at);
ALTER TABLE webhook_attempts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON webhook_attempts FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON webhook_attempts FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON webhook_attempts TO countinghouse_runtime;

CREATE TABLE webhook_deliveries (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  endpoint_id uuid NOT NULL,
  event_id uuid,
  sequence bigint,
  event_type text NOT NULL,
  object_id uuid,
  lane text,
  origin text NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  attempts_before integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp with time zone,
  begun_at timestamp with time zone,
  last_status integer,
  last_error text,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT pk_webhook_deliveries PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_webhook_deliveries_origin CHECK ((origin = ANY (ARRAY['feed'::text, 'replay'::text, 'resend'::text, 'test'::text]))),
  CONSTRAINT ck_webhook_deliveries_status CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX ix_webhook_deliveries_created_at ON public.webhook_deliveries USING btree (organization_id, created_at, id);
CREATE INDEX ix_webhook_deliveries_due ON public.webhook_deliveries USING btree (organization_id, endpoint_id, next_attempt_at, "position") WHERE ((status = 'pending'::text) AND (next_attempt_at IS NOT NULL));
CREATE INDEX ix_webhook_deliveries_ended ON public.webhook_deliveries USING btree (status, created_at) WHERE (status <> 'pending'::text);
CREATE INDEX ix_webhook_deliveries_endpoint ON public.webhook_deliveries USING btree (organization_id, endpoint_id, created_at, id);
CREATE INDEX ix_webhook_deliveries_failed ON public.webhook_deliveries USING btree (organization_id, created_at, id) WHERE (status = 'failed'::text);
CREATE INDEX ix_webhook_deliveries_object ON public.webhook_deliveries USING btree (organization_id, object_id, created_at, id);
CREATE INDEX ix_webhook_deliveries_overdue ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((status = 'pending'::text) AND (next_attempt_at IS NOT NULL));
CREATE INDEX ix_webhook_deliveries_type ON public.webhook_deliveries USING btree (organization_id, event_type, created_at, id);
CREATE INDEX ix_webhook_deliveries_waiting ON public.webhook_deliveries USING btree (organization_id, endpoint_id, lane, "position") WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX uq_webhook_deliveries_feed ON public.webhook_deliveries USING btree (organization_id, endpoint_id, sequence) WHERE (origin = 'feed'::text);
CREATE UNIQUE INDEX uq_webhook_deliveries_lane ON public.webhook_deliveries USING btree (organization_id, endpoint_id, lane) WHERE ((status = 'pending'::text) AND (next_attempt_at IS NOT NULL));
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON webhook_deliveries FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON webhook_deliveries FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON webhook_deliveries TO countinghouse_runtime;

CREATE TABLE webhook_endpoints (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  url text NOT NULL,
  description text,
  event_types text[] NOT NULL,
  payload text NOT NULL,
  ordering text NOT NULL,
  header_names text[] NOT NULL,
  headers bytea,
  reads text[] NOT NULL,
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_secret_ends_at timestamp with time zone,
  status text NOT NULL,
  status_reason text,
  cursor bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  is_slowed boolean NOT NULL DEFAULT false,
  failing_since timestamp with time zone,
  last_success_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  writer_kind text,
  writer_id uuid,
  writer_left_at timestamp with time zone,
  CONSTRAINT pk_webhook_endpoints PRIMARY KEY (organization_id, id),
  CONSTRAINT ck_webhook_endpoints_ordering CHECK ((ordering = ANY (ARRAY['object'::text, 'none'::text]))),
  CONSTRAINT ck_webhook_endpoints_payload CHECK ((payload = ANY (ARRAY['full'::text, 'thin'::text]))),
  CONSTRAINT ck_webhook_endpoints_status CHECK ((status = ANY (ARRAY['active'::text, 'failing'::text, 'disabled'::text]))),
  CONSTRAINT ck_webhook_endpoints_writer CHECK ((((writer_kind = ANY (ARRAY['user'::text, 'api_key'::text])) AND (writer_id IS NOT NULL)) OR ((writer_kind IS NULL) AND (writer_id IS NULL))))
);
CREATE INDEX ix_webhook_endpoints_created_at ON public.webhook_endpoints USING btree (organization_id, created_at, id);
ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON webhook_endpoints FOR ALL TO countinghouse_runtime USING ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid)) WITH CHECK ((organization_id = (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON webhook_endpoints FOR ALL TO countinghouse_owner USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_endpoints TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.add_job(identifier text, payload json, job_key text, run_at timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    DECLARE added record;
    BEGIN
      LOOP
        SELECT j.id INTO added FROM graphile_worker.add_job(
          identifier => add_job.identifier, payload => add_job.payload, run_at => add_job.run_at,
          job_key => add_job.job_key) AS j;
        EXIT WHEN added.id IS NOT NULL;
      END LOOP;
    END $function$;

CREATE OR REPLACE FUNCTION public.api_key_for_authentication(wanted uuid)
 RETURNS TABLE(id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[], expires_at timestamp with time zone, revoked_at timestamp with time zone, last_used_at timestamp with time zone, mode text, clock_ahead_ms bigint, created_by uuid, maker_role text, maker_expires_at timestamp with time zone, limits jsonb, maker_limits jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at, o.mode, o.clock_ahead_ms, k.created_by, m.role, m.expires_at, k.limits, m.limits
            FROM public.api_keys k
            JOIN public.organizations o ON o.id = k.organization_id
            LEFT JOIN public.memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
           WHERE k.id = wanted $function$;
GRANT EXECUTE ON FUNCTION api_key_for_authentication TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.assert_books_clock(ahead bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      IF NOT pg_try_advisory_xact_lock_shared(hashtextextended(books::text, 4706236)) THEN
        RAISE EXCEPTION 'the clock of these books is being moved' USING ERRCODE = 'CH001';
      END IF;
      -- A statement of its own, so that it sees what was committed before the lock was free.
      IF NOT EXISTS (SELECT FROM public.organizations WHERE id = books AND clock_ahead_ms = ahead) THEN
        RAISE EXCEPTION 'the clock of these books was moved' USING ERRCODE = 'CH001';
      END IF;
    END $function$;
GRANT EXECUTE ON FUNCTION assert_books_clock TO public;

CREATE OR REPLACE FUNCTION public.books_of(organization uuid)
 RETURNS TABLE(mode text, clock_ahead_ms bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT o.mode, o.clock_ahead_ms FROM public.organizations o WHERE o.id = organization $function$;
GRANT EXECUTE ON FUNCTION books_of TO public;

CREATE OR REPLACE FUNCTION public.copy_into_sandbox(target uuid, parts text[], at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      source uuid := current_setting('app.organization')::uuid;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.organizations o
                      WHERE o.id = target AND o.mode = 'test' AND o.sandbox_of = source) THEN
        RAISE EXCEPTION 'Only a sandbox of the organization takes copies of it.';
      END IF;
      IF 'settings' = ANY (parts) THEN
        PERFORM public.copy_rows('number_series', source, target, jsonb_build_object(
          'version', 1, 'period', '', 'last_sequence', 0, 'documents', 0, 'last_issue_date', NULL, 'last_hash', NULL,
          'created_at', at, 'updated_at', at));
        PERFORM public.copy_rows('logos', source, target, '{}');
        PERFORM public.copy_rows('document_settings', source, target, '{}');
        PERFORM public.copy_rows('mail_templates', source, target, '{}');
      END IF;
      IF 'customers' = ANY (parts) THEN
        PERFORM public.copy_rows('customers', source, target, '{"version": 1}');
      END IF;
      IF 'products' = ANY (parts) THEN
        PERFORM public.copy_rows('products', source, target, '{"version": 1}');
      END IF;
    END $function$;
GRANT EXECUTE ON FUNCTION copy_into_sandbox TO public;

CREATE OR REPLACE FUNCTION public.copy_rows(name text, source uuid, target uuid, replaced jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      copied jsonb;
      has_id boolean := EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', name)::regclass
                                                            AND attname = 'id' AND NOT attisdropped);
      gives_terms text := coalesce(current_setting('app.gives_terms', true), '');
    BEGIN
      EXECUTE format(
        'SELECT jsonb_agg(to_jsonb(r) || $2 || CASE WHEN $3 THEN jsonb_build_object(''id'', gen_random_uuid())
                                                    ELSE ''{}'' END)
           FROM (SELECT * FROM public.%I WHERE organization_id = $1 %s) r',
        name, CASE WHEN has_id THEN 'ORDER BY created_at DESC, id DESC LIMIT 10000' ELSE '' END)
        INTO copied USING source, replaced || jsonb_build_object('organization_id', target), has_id;
      EXECUTE format('SET LOCAL app.organization = %L', target);
      SET LOCAL app.gives_terms = 'off';
      EXECUTE format('INSERT INTO public.%1$I SELECT * FROM jsonb_populate_recordset(NULL::public.%1$I, $1)', name)
        USING coalesce(copied, '[]');
      EXECUTE format('SET LOCAL app.organization = %L', source);
      EXECUTE format('SET LOCAL app.gives_terms = %L', gives_terms);
    END $function$;
GRANT EXECUTE ON FUNCTION copy_rows TO public;

CREATE OR REPLACE FUNCTION public.empty_test_books(at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      books uuid := nullif(current_setting('app.organization', true), '')::uuid;
      kept text[] := ARRAY[
        'api_key_addresses', 'api_keys', 'document_settings', 'event_anchors', 'event_counters', 'event_feed',
        'event_queue', 'events', 'idempotency_keys', 'invitations', 'job_outbox', 'logos', 'moved_jobs', 'mail_settings', 'mail_templates',
        'memberships', 'number_series', 'organization_data_keys', 'reminder_policies', 'sessions',
        'sign_in_challenges', 'webhook_endpoints'];
      waiting oid[];
      next oid;
    BEGIN
      PERFORM FROM public.organizations WHERE id = books AND mode = 'test' FOR UPDATE;
      IF NOT FOUND THEN RAISE EXCEPTION 'only test books can be emptied'; END IF;
      waiting := ARRAY(
        SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
           AND a.attname = 'organization_id' AND NOT a.attisdropped AND c.relname <> ALL (kept));
      WHILE waiting <> '{}' LOOP
        SELECT one INTO next FROM unnest(waiting) AS one
         WHERE NOT EXISTS (SELECT FROM pg_constraint f
                            WHERE f.contype = 'f' AND f.confrelid = one AND f.conrelid <> one
                              AND f.conrelid = ANY (waiting))
         ORDER BY one LIMIT 1;
        IF NOT FOUND THEN RAISE EXCEPTION 'tables refer to each other: %', waiting::regclass[]; END IF;
        EXECUTE format('DELETE FROM %s WHERE organization_id = $1', next::regclass) USING books;
        waiting := array_remove(waiting, next);
      END LOOP;
      -- The request that empties the books has no answer yet.
      DELETE FROM public.idempotency_keys WHERE organization_id = books AND answer IS NOT NULL;
      UPDATE public.number_series
         SET version = version + 1, period = '', last_sequence = 0, documents = 0, last_issue_date = NULL,
             last_hash = NULL, last_issued_at = NULL, updated_at = at
       WHERE organization_id = books;
      PERFORM public.move_jobs(books, NULL, true);
      DELETE FROM graphile_worker._private_jobs
       WHERE payload->>'organization_id' = books::text AND locked_at IS NULL
         AND EXISTS (SELECT FROM json_object_keys(payload->'payload') AS name
                      WHERE name LIKE '%\_id' AND name <> 'endpoint_id');
    END $function$;
GRANT EXECUTE ON FUNCTION empty_test_books TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.enqueue_installation_job(name text, key text, payload json, due_at timestamp with time zone, delay_ms double precision)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    BEGIN
      PERFORM public.add_job(
        identifier => name,
        payload => json_build_object('organization_id', NULL, 'due_at', due_at, 'payload', payload),
        run_at => now() + delay_ms * interval '1 millisecond',
        job_key => format('%s - %s', name, key));
    END $function$;
GRANT EXECUTE ON FUNCTION enqueue_installation_job TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.enqueue_job(name text, key text, payload json, due_at timestamp with time zone, delay_ms double precision)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    DECLARE organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
    BEGIN
      IF organization IS NULL THEN RAISE 'A job belongs to an organization.'; END IF;
      IF current_setting('app.jobs_in', true) = 'outbox' THEN
        INSERT INTO public.job_outbox (organization_id, kind, key, payload, due_at, run_at)
        VALUES (organization, name, enqueue_job.key, enqueue_job.payload, enqueue_job.due_at,
                now() + delay_ms * interval '1 millisecond');
        RETURN;
      END IF;
      PERFORM public.add_job(
        identifier => name,
        payload => json_build_object('organization_id', organization, 'due_at', due_at, 'payload', payload),
        run_at => now() + delay_ms * interval '1 millisecond',
        job_key => format('%s %s %s', name, organization, key));
    END $function$;
GRANT EXECUTE ON FUNCTION enqueue_job TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.erase_kept_texts(erased_customer uuid, documents uuid[], mails uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
      UPDATE public.credit_note_items SET description = 'Erased', item_description = NULL, note = NULL
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
    END $function$;
GRANT EXECUTE ON FUNCTION erase_kept_texts TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.expired_idempotency_keys(before timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
        SELECT count(*)::integer FROM (
          SELECT FROM public.idempotency_keys WHERE created_at <= before LIMIT at_most) AS expired $function$;
GRANT EXECUTE ON FUNCTION expired_idempotency_keys TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.feed_ends(organizations uuid[])
 RETURNS TABLE(organization_id uuid, last_sequence bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
        SELECT c.organization_id, c.last_sequence FROM public.event_counters c
         WHERE c.organization_id = ANY (organizations)
        $function$;
GRANT EXECUTE ON FUNCTION feed_ends TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.has_members(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT EXISTS (SELECT FROM public.memberships m WHERE m.organization_id = wanted) $function$;
GRANT EXECUTE ON FUNCTION has_members TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.hold_books_clock()
 RETURNS TABLE(mode text, clock_ahead_ms bigint)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(books::text, 4706236));
      RETURN QUERY SELECT o.mode, o.clock_ahead_ms FROM public.organizations o WHERE o.id = books;
    END $function$;
GRANT EXECUTE ON FUNCTION hold_books_clock TO public;

CREATE OR REPLACE FUNCTION public.is_redaction(redacted jsonb, original jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    BEGIN
      IF redacted IS NOT DISTINCT FROM original OR redacted = 'null'::jsonb THEN RETURN true; END IF;
      IF redacted IS NULL OR original IS NULL OR jsonb_typeof(redacted) <> jsonb_typeof(original) THEN
        RETURN false;
      END IF;
      IF jsonb_typeof(redacted) = 'array' THEN
        RETURN jsonb_array_length(redacted) = jsonb_array_length(original)
           AND NOT EXISTS (SELECT FROM generate_series(0, jsonb_array_length(original) - 1) AS place
                            WHERE NOT public.is_redaction(redacted->place, original->place));
      END IF;
      IF jsonb_typeof(redacted) <> 'object' THEN RETURN false; END IF;
      RETURN ARRAY(SELECT jsonb_object_keys(redacted) ORDER BY 1) = ARRAY(SELECT jsonb_object_keys(original) ORDER BY 1)
         AND NOT EXISTS (SELECT FROM jsonb_object_keys(original) AS name
                          WHERE NOT public.is_redaction(redacted->name, original->name));
    END $function$;

CREATE OR REPLACE FUNCTION public.keep_credit_note_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE r public.credit_notes;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.credit_note_terms WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.credit_note_terms (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (SELECT public.search_words(r.invoice_number) UNION SELECT public.metadata_terms(r.metadata)) AS s (t);
      END IF;
      RETURN NULL;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_credit_note_terms TO public;

CREATE OR REPLACE FUNCTION public.keep_customer_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE r public.customers;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.customer_terms WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.customer_terms (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (SELECT public.search_words(concat_ws(' ', r.name, r.email, r.external_id))
             UNION SELECT public.metadata_terms(r.metadata)
             UNION SELECT '@' || public.search_form(r.email) WHERE r.email IS NOT NULL) AS s (t);
      END IF;
      RETURN NULL;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_customer_terms TO public;

CREATE OR REPLACE FUNCTION public.keep_invoice_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE r public.invoices;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.invoice_terms WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.invoice_terms (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (SELECT public.search_words(r.reference) UNION SELECT public.metadata_terms(r.metadata)) AS s (t);
      END IF;
      RETURN NULL;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_invoice_terms TO public;

CREATE OR REPLACE FUNCTION public.keep_name_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.name_key := left(public.search_form(NEW.name), 255);
      RETURN NEW;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_name_key TO public;

CREATE OR REPLACE FUNCTION public.keep_number_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.number_end := reverse(NEW.number);
      RETURN NEW;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_number_end TO public;

CREATE OR REPLACE FUNCTION public.keep_payment_search_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE r public.payments;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.payment_search_terms WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.payment_search_terms (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (SELECT public.search_words(r.reference) UNION SELECT public.metadata_terms(r.metadata)) AS s (t);
      END IF;
      RETURN NULL;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_payment_search_terms TO public;

CREATE OR REPLACE FUNCTION public.keep_product_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE r public.products;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.product_terms WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.product_terms (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (SELECT public.search_words(concat_ws(' ', r.name, r.sku))
             UNION SELECT public.metadata_terms(r.metadata)) AS s (t);
      END IF;
      RETURN NULL;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_product_terms TO public;

CREATE OR REPLACE FUNCTION public.keep_standing_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.standing_id := CASE WHEN NEW.merged_into IS NULL THEN NEW.id END;
      RETURN NEW;
    END $function$;
GRANT EXECUTE ON FUNCTION keep_standing_id TO public;

CREATE OR REPLACE FUNCTION public.latest_issue_date()
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT max(last_issue_date) FROM public.number_series
           WHERE organization_id IN (SELECT id FROM public.organizations WHERE clock_ahead_ms = 0) $function$;
GRANT EXECUTE ON FUNCTION latest_issue_date TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.master_keys_used()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    SELECT sealed_by FROM public.organization_data_keys
    UNION SELECT sealed_by FROM public.user_data_key $function$;
GRANT EXECUTE ON FUNCTION master_keys_used TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.membership_elsewhere(wanted uuid, member uuid)
 RETURNS TABLE(role text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT m.role, m.expires_at FROM public.memberships m
           WHERE m.organization_id = wanted AND m.user_id = member $function$;
GRANT EXECUTE ON FUNCTION membership_elsewhere TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.metadata_terms(given jsonb)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT (((('='::text || length(jsonb_each_text.key)) || ':'::text) || jsonb_each_text.key) || jsonb_each_text.value)
    FROM jsonb_each_text(metadata_terms.given) jsonb_each_text(key, value);
END;
GRANT EXECUTE ON FUNCTION metadata_terms TO public;

CREATE OR REPLACE FUNCTION public.move_jobs(organization uuid, batch integer, waits boolean)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      place bigint := hashtextextended(organization::text, 4706239);
      noted bigint[];
      left_over bigint[];
      positions bigint[] := '{}';
      job record;
    BEGIN
      IF waits THEN PERFORM pg_advisory_xact_lock(place);
      ELSIF NOT pg_try_advisory_xact_lock(place) THEN RETURN NULL;
      END IF;
      noted := ARRAY(SELECT m.position FROM public.moved_jobs m WHERE m.organization_id = organization);
      IF noted <> '{}' THEN
        left_over := ARRAY(
          SELECT o.position FROM public.job_outbox o
           WHERE o.organization_id = organization AND o.position = ANY (noted));
        DELETE FROM public.moved_jobs m WHERE m.organization_id = organization AND m.position <> ALL (left_over);
      END IF;
      FOR job IN
        SELECT o.position, o.kind, o.key, o.payload, o.due_at, o.run_at FROM public.job_outbox o
         WHERE o.organization_id = organization ORDER BY o.position LIMIT batch
      LOOP
        positions := positions || job.position;
        CONTINUE WHEN job.position = ANY (noted);
        INSERT INTO public.moved_jobs (organization_id, position) VALUES (organization, job.position);
        PERFORM public.add_job(
          identifier => job.kind,
          payload => json_build_object('organization_id', organization, 'due_at', job.due_at, 'payload', job.payload),
          run_at => job.run_at,
          job_key => format('%s %s %s', job.kind, organization, job.key));
      END LOOP;
      RETURN positions;
    END $function$;
GRANT EXECUTE ON FUNCTION move_jobs TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.named_files(digests bytea[])
 RETURNS SETOF bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    SELECT sha256 FROM issued_files
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM invoice_attachments
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 IS NOT NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM message_files
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM logos
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM received_file_contents
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM data_export_parts
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
  $function$;
GRANT EXECUTE ON FUNCTION named_files TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.note_api_key_use(used uuid, used_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ UPDATE public.api_keys SET last_used_at = used_at
           WHERE id = used AND (last_used_at IS NULL OR last_used_at < used_at) $function$;
GRANT EXECUTE ON FUNCTION note_api_key_use TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.number_events(batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    BEGIN
      RETURN public.number_events(batch, now());
    END $function$;
GRANT EXECUTE ON FUNCTION number_events TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.number_events(batch integer, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      organization uuid;
      numbered integer := 0;
    BEGIN
      FOR organization IN SELECT DISTINCT q.organization_id FROM public.event_queue q LIMIT 100 LOOP
        numbered := numbered + coalesce(public.number_events_of(organization, batch, at), 0);
      END LOOP;
      -- As many as were asked for means that there may be more.
      RETURN least(numbered, batch);
    END $function$;
GRANT EXECUTE ON FUNCTION number_events TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.number_events_of(organization uuid, batch integer, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      amount integer;
      events uuid[];
      types text[];
      objects uuid[];
      last bigint;
      listens boolean;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtextextended(organization::text, 4706238)) THEN RETURN NULL; END IF;
      -- A statement of its own, so that it sees what was committed before the lock was free.
      WITH taken AS (
        DELETE FROM public.event_queue
         WHERE organization_id = organization AND position <= (
           SELECT max(q.position)
             FROM (SELECT q.position FROM public.event_queue q WHERE q.organization_id = organization
                    ORDER BY q.position LIMIT batch) AS q)
        RETURNING position, event_id, type, object_id
      )
      SELECT count(*), array_agg(t.event_id ORDER BY t.position), array_agg(t.type ORDER BY t.position),
             array_agg(t.object_id ORDER BY t.position)
        INTO amount, events, types, objects FROM taken t;
      IF amount = 0 THEN RETURN 0; END IF;
      INSERT INTO public.event_counters AS c (organization_id, last_sequence) VALUES (organization, amount)
      ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
      RETURNING c.last_sequence, c.has_endpoints INTO last, listens;
      INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
      SELECT c.organization_id, last - amount + e.place, e.event_id, e.type, e.object_id
        FROM public.event_counters c,
             unnest(events, types, objects) WITH ORDINALITY AS e (event_id, type, object_id, place)
       WHERE c.organization_id = organization;
      IF listens THEN
        PERFORM public.add_job(
          identifier => 'webhooks.fan_out',
          payload => json_build_object('organization_id', organization, 'due_at', at, 'payload', json_build_object()),
          job_key => format('%s %s %s', 'webhooks.fan_out', organization, 'feed'));
      END IF;
      RETURN amount;
    END $function$;
GRANT EXECUTE ON FUNCTION number_events_of TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.number_events_of_several(organizations uuid[], batch integer, at timestamp with time zone)
 RETURNS TABLE(organization uuid, numbered integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      free uuid[];
      places tid[];
      ready uuid[];
      amounts integer[];
      listening uuid[];
    BEGIN
      free := ARRAY(
        SELECT o.id FROM unnest(organizations) AS o (id)
         WHERE pg_try_advisory_xact_lock(hashtextextended(o.id::text, 4706238)));
      -- A statement of its own, so that it sees what was committed before the locks were free.
      places := ARRAY(
        SELECT w.ctid FROM public.event_queue w WHERE w.organization_id = ANY (free) LIMIT batch + 1);
      IF cardinality(places) > batch THEN
        -- After an interruption. Of each organization the first ones are taken.
        RETURN QUERY SELECT o.id, public.number_events_of(o.id, batch, at) FROM unnest(organizations) AS o (id);
        RETURN;
      END IF;
      WITH taken AS (
        DELETE FROM public.event_queue q WHERE q.ctid = ANY (places)
        RETURNING q.position, q.organization_id, q.event_id, q.type, q.object_id
      ), counts AS (
        SELECT t.organization_id, count(*)::integer AS amount FROM taken t GROUP BY t.organization_id
      ), counters AS (
        INSERT INTO public.event_counters AS c (organization_id, last_sequence)
        SELECT n.organization_id, n.amount FROM counts n
        ON CONFLICT (organization_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
        RETURNING c.organization_id, c.last_sequence, c.has_endpoints
      ), fed AS (
        INSERT INTO public.event_feed (organization_id, sequence, event_id, type, object_id)
        SELECT t.organization_id,
               c.last_sequence - n.amount + row_number() OVER (PARTITION BY t.organization_id ORDER BY t.position),
               t.event_id, t.type, t.object_id
          FROM taken t JOIN counts n USING (organization_id) JOIN counters c USING (organization_id)
      )
      SELECT array_agg(n.organization_id), array_agg(n.amount),
             (SELECT array_agg(c.organization_id) FROM counters c WHERE c.has_endpoints)
        INTO ready, amounts, listening FROM counts n;
      IF listening IS NOT NULL THEN
        PERFORM public.add_job(
          identifier => 'webhooks.fan_out',
          payload => json_build_object('organization_id', l.id, 'due_at', at, 'payload', json_build_object()),
          job_key => format('%s %s %s', 'webhooks.fan_out', l.id, 'feed'))
          FROM unnest(listening) AS l (id);
      END IF;
      RETURN QUERY SELECT r.id, r.amount FROM unnest(ready, amounts) AS r (id, amount);
      IF cardinality(free) < cardinality(organizations) THEN
        RETURN QUERY SELECT o.id, NULL::integer FROM unnest(organizations) AS o (id) WHERE o.id <> ALL (free);
      END IF;
    END $function$;
GRANT EXECUTE ON FUNCTION number_events_of_several TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.order_due_erasures(at timestamp with time zone, today date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'personal_data.erase_due',
        payload => json_build_object('organization_id', due.organization_id, 'due_at', at, 'payload', '{}'::json),
        job_key => format('personal_data.erase_due %s nightly', due.organization_id))
        FROM (SELECT DISTINCT organization_id FROM public.erasures WHERE next_on <= today) AS due;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $function$;
GRANT EXECUTE ON FUNCTION order_due_erasures TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.order_event_anchors(at timestamp with time zone, before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'events.anchor',
        payload => json_build_object('organization_id', c.organization_id, 'due_at', at, 'payload', '{}'::json),
        job_key => format('events.anchor %s nightly', c.organization_id))
        FROM public.event_counters c
        JOIN public.organizations o ON o.id = c.organization_id
        LEFT JOIN LATERAL (
          SELECT a.last_sequence, a.created_at FROM public.event_anchors a
           WHERE a.organization_id = c.organization_id ORDER BY a.number DESC LIMIT 1) AS last ON true
       WHERE c.last_sequence > coalesce(last.last_sequence + 1, 0)
         AND coalesce(last.created_at - o.clock_ahead_ms * interval '1 millisecond', o.created_at)
             NOT BETWEEN before AND at;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $function$;
GRANT EXECUTE ON FUNCTION order_event_anchors TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.order_overdue_webhooks(at timestamp with time zone, before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => late.name,
        payload => json_build_object('organization_id', late.organization_id, 'due_at', at, 'payload', late.payload),
        job_key => format('%s %s %s', late.name, late.organization_id, late.key))
        FROM (
          SELECT DISTINCT 'webhooks.deliver' AS name, organization_id, 'sweep ' || endpoint_id AS key,
                 jsonb_build_object('endpoint_id', endpoint_id) AS payload
            FROM (SELECT d.organization_id, d.endpoint_id FROM public.webhook_deliveries d
                    JOIN public.webhook_endpoints e ON e.organization_id = d.organization_id AND e.id = d.endpoint_id
                   WHERE d.status = 'pending' AND d.next_attempt_at < before
                     AND (e.status <> 'disabled' OR d.origin = 'resend')
                   ORDER BY d.next_attempt_at LIMIT 10000) AS overdue
          UNION
          SELECT 'webhooks.deliver', o.id, 'sweep ' || e.id, jsonb_build_object('endpoint_id', e.id)
            FROM public.organizations o JOIN public.webhook_endpoints e ON e.organization_id = o.id
           WHERE o.clock_ahead_ms > 0 AND EXISTS (
             SELECT FROM public.webhook_deliveries d
              WHERE d.organization_id = o.id AND d.endpoint_id = e.id AND d.status = 'pending'
                AND d.next_attempt_at < before + o.clock_ahead_ms * interval '1 millisecond'
                AND (e.status <> 'disabled' OR d.origin = 'resend'))
          UNION ALL
          SELECT DISTINCT 'webhooks.fan_out', c.organization_id, 'feed', '{}'::jsonb
            FROM public.event_counters c JOIN public.webhook_endpoints e USING (organization_id)
           WHERE c.has_endpoints AND e.status <> 'disabled' AND e.cursor < c.last_sequence
        ) AS late;
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $function$;
GRANT EXECUTE ON FUNCTION order_overdue_webhooks TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.order_user_redaction(erased uuid, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE ordered integer;
    BEGIN
      PERFORM public.add_job(
        identifier => 'personal_data.redact_user',
        payload => json_build_object('organization_id', o.id, 'due_at', at,
                                     'payload', json_build_object('user', erased, 'is_again', false)),
        job_key => format('personal_data.redact_user %s %s', o.id, erased))
        FROM public.organizations o
       WHERE EXISTS (SELECT FROM public.memberships m WHERE m.organization_id = o.id AND m.user_id = erased)
          OR EXISTS (SELECT FROM public.api_keys k WHERE k.organization_id = o.id AND k.created_by = erased)
          OR EXISTS (SELECT FROM public.event_feed f WHERE f.organization_id = o.id AND f.object_id = erased)
          OR EXISTS (SELECT FROM public.event_queue q WHERE q.organization_id = o.id AND q.object_id = erased);
      GET DIAGNOSTICS ordered = ROW_COUNT;
      RETURN ordered;
    END $function$;
GRANT EXECUTE ON FUNCTION order_user_redaction TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.organizations_with_jobs()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ SELECT DISTINCT o.organization_id FROM public.job_outbox o LIMIT 1000 $function$;
GRANT EXECUTE ON FUNCTION organizations_with_jobs TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.prune_idempotency_keys(before timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
        WITH pruned AS (
          DELETE FROM public.idempotency_keys WHERE (organization_id, key_hash) IN (
            SELECT organization_id, key_hash FROM public.idempotency_keys
             WHERE created_at <= before ORDER BY created_at LIMIT at_most FOR UPDATE SKIP LOCKED)
          RETURNING 1
        )
        SELECT count(*)::integer FROM pruned $function$;
GRANT EXECUTE ON FUNCTION prune_idempotency_keys TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.prune_webhook_log(before timestamp with time zone, failed_before timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    WITH attempts AS (
      DELETE FROM public.webhook_attempts WHERE (organization_id, delivery_id, number) IN (
        SELECT organization_id, delivery_id, number FROM public.webhook_attempts
         WHERE at < before ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED)
      RETURNING 1
    ), deliveries AS (
      DELETE FROM public.webhook_deliveries WHERE (organization_id, id) IN (
        SELECT organization_id, id FROM public.webhook_deliveries
         WHERE (status IN ('delivered', 'cancelled') AND created_at < before)
            OR (status = 'failed' AND created_at < failed_before)
         LIMIT at_most FOR UPDATE SKIP LOCKED)
      RETURNING 1
    )
    SELECT ((SELECT count(*) FROM attempts) + (SELECT count(*) FROM deliveries))::integer $function$;
GRANT EXECUTE ON FUNCTION prune_webhook_log TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.readdress_invitations(former text, address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ UPDATE public.invitations SET email = address WHERE email = former AND accepted_at IS NOT NULL $function$;
GRANT EXECUTE ON FUNCTION readdress_invitations TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.redact_events(ids uuid[], contents jsonb[], redactions jsonb[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      redacted integer;
    BEGIN
      IF EXISTS (SELECT FROM unnest(ids, contents) AS given (id, content)
                   JOIN public.events e ON e.organization_id = organization AND e.id = given.id
                  WHERE NOT public.is_redaction(given.content, e.data)) THEN
        RAISE EXCEPTION 'an event can only lose values';
      END IF;
      UPDATE public.events e SET data = given.content, redaction = given.redaction, salt = NULL
        FROM unnest(ids, contents, redactions) AS given (id, content, redaction)
       WHERE e.organization_id = organization AND e.id = given.id;
      GET DIAGNOSTICS redacted = ROW_COUNT;
      RETURN redacted;
    END $function$;
GRANT EXECUTE ON FUNCTION redact_events TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.redact_events_and_origins(ids uuid[], contents jsonb[], origins jsonb[], redactions jsonb[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      redacted integer;
    BEGIN
      IF EXISTS (SELECT FROM unnest(ids, contents, origins) AS given (id, content, origin)
                   JOIN public.events e ON e.organization_id = organization AND e.id = given.id
                  WHERE NOT public.is_redaction(given.content, e.data)
                     OR NOT public.is_redaction(given.origin, e.origin)) THEN
        RAISE EXCEPTION 'an event can only lose values';
      END IF;
      UPDATE public.events e
         SET data = given.content, origin = given.origin, ip = given.origin->>'ip', redaction = given.redaction,
             salt = NULL
        FROM unnest(ids, contents, origins, redactions) AS given (id, content, origin, redaction)
       WHERE e.organization_id = organization AND e.id = given.id;
      GET DIAGNOSTICS redacted = ROW_COUNT;
      RETURN redacted;
    END $function$;
GRANT EXECUTE ON FUNCTION redact_events_and_origins TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.revoke_keys_of_limited_member(organization uuid, member uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ UPDATE public.api_keys k SET revoked_at = at FROM public.memberships m
           WHERE k.organization_id = organization AND k.created_by = member AND k.revoked_at IS NULL
             AND m.organization_id = organization AND m.user_id = member AND m.limits IS NOT NULL $function$;
GRANT EXECUTE ON FUNCTION revoke_keys_of_limited_member TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.search_form(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(translate(lower(regexp_replace((NORMALIZE(given, NFKD) COLLATE "C"), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), ('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ'::text || 'ςØĐŁĦŦÐøđłħŧðıÆŒẞ'::text), ('αβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'::text || 'σodlhtdodlhtdiæœß'::text)), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'ß'::text, 'ss'::text);
GRANT EXECUTE ON FUNCTION search_form TO public;

CREATE OR REPLACE FUNCTION public.search_words(given text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
 SELECT DISTINCT "left"(substr(word.word, place.start), 100) AS "left"
    FROM regexp_split_to_table(search_form(search_words.given), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'::text) word(word),
     LATERAL ( SELECT 1 AS "?column?"
         UNION ALL
          SELECT i.i
            FROM generate_series(2, length(word.word)) i(i)
           WHERE ((substr(word.word, i.i, 1) COLLATE "C") ~ '[\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u1000-\u102a\u1100-\u1112\u1780-\u17b3\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff]'::text)) place(start)
   WHERE (word.word <> ''::text);
END;
GRANT EXECUTE ON FUNCTION search_words TO public;

CREATE OR REPLACE FUNCTION public.set_books_clock(ahead bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    BEGIN
      UPDATE public.organizations SET clock_ahead_ms = ahead
       WHERE id = current_setting('app.organization')::uuid AND mode = 'test' AND clock_ahead_ms < ahead;
      IF NOT FOUND THEN RAISE EXCEPTION 'only the clock of test books moves, and only forward'; END IF;
    END $function$;
GRANT EXECUTE ON FUNCTION set_books_clock TO public;

CREATE OR REPLACE FUNCTION public.set_has_endpoints(present boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    INSERT INTO public.event_counters AS c (organization_id, last_sequence, has_endpoints)
    VALUES (nullif(current_setting('app.organization', true), '')::uuid, 0, present)
    ON CONFLICT (organization_id) DO UPDATE SET has_endpoints = present $function$;
GRANT EXECUTE ON FUNCTION set_has_endpoints TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.strike_off_jobs(organization uuid, positions bigint[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DELETE FROM public.job_outbox o WHERE o.organization_id = organization AND o.position = ANY (positions) $function$;
GRANT EXECUTE ON FUNCTION strike_off_jobs TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.take_back_invoice(invoice uuid, seen integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      paid uuid[];
    BEGIN
      PERFORM FROM public.invoices i
        WHERE i.organization_id = organization AND i.id = invoice AND i.version = seen AND i.imported_from IS NOT NULL
        FOR UPDATE;
      IF NOT FOUND THEN RETURN false; END IF;
      paid := ARRAY(SELECT DISTINCT a.payment_id FROM public.payment_allocations a
                     WHERE a.organization_id = organization AND a.invoice_id = invoice);
      IF EXISTS (SELECT FROM public.payments p
                  WHERE p.organization_id = organization AND p.id = ANY (paid) AND p.version > 1) THEN
        RETURN false;
      END IF;
      DELETE FROM public.payment_allocations WHERE organization_id = organization AND payment_id = ANY (paid);
      DELETE FROM public.payment_search_terms WHERE organization_id = organization AND id = ANY (paid);
      DELETE FROM public.payments WHERE organization_id = organization AND id = ANY (paid);
      DELETE FROM public.invoice_settlements WHERE organization_id = organization AND invoice_id = invoice;
      DELETE FROM public.invoice_terms WHERE organization_id = organization AND id = invoice;
      DELETE FROM public.invoices WHERE organization_id = organization AND id = invoice;
      RETURN true;
    EXCEPTION WHEN foreign_key_violation THEN
      RETURN false;
    END $function$;
GRANT EXECUTE ON FUNCTION take_back_invoice TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.tell_of_account(told uuid, place uuid, type text, first_id uuid, at timestamp with time zone, actor_kind text, actor_id uuid, request_id text, origin jsonb, data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE
      before text := current_setting('app.organization', true);
      found uuid;
      event uuid;
    BEGIN
      IF type NOT LIKE 'user.%' THEN RAISE EXCEPTION 'not an event of an account: %', type; END IF;
      FOR found IN
        SELECT m.organization_id FROM public.memberships m JOIN public.organizations o ON o.id = m.organization_id
         WHERE m.user_id = told AND (place IS NULL OR m.organization_id = place) AND o.closed_at IS NULL
         ORDER BY m.organization_id
      LOOP
        event := encode(substring(uuid_send(first_id) FOR 8) || substring(uuid_send(gen_random_uuid()) FROM 9), 'hex');
        PERFORM set_config('app.organization', found::text, true);
        INSERT INTO public.event_queue (organization_id, event_id, type, object_id)
        VALUES (found, event, tell_of_account.type, told);
        INSERT INTO public.events (organization_id, id, type, object_id, created_at, actor_kind, actor_id, request_id,
          origin, data, ip)
        VALUES (found, event, tell_of_account.type, told, at, tell_of_account.actor_kind, tell_of_account.actor_id,
          tell_of_account.request_id, tell_of_account.origin, tell_of_account.data, tell_of_account.origin->>'ip');
      END LOOP;
      PERFORM set_config('app.organization', coalesce(before, ''), true);
    END $function$;
GRANT EXECUTE ON FUNCTION tell_of_account TO countinghouse_runtime;

CREATE OR REPLACE FUNCTION public.turn_back_books_clock(at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    DECLARE books uuid := current_setting('app.organization')::uuid;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(books::text, 4706236));
      UPDATE public.organizations SET clock_ahead_ms = 0 WHERE id = books AND mode = 'test';
      UPDATE public.webhook_endpoints
         SET failing_since = least(failing_since, at), last_success_at = least(last_success_at, at)
       WHERE organization_id = books;
    END $function$;
GRANT EXECUTE ON FUNCTION turn_back_books_clock TO public;
