CREATE TABLE "bill_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"kind" text NOT NULL,
	"instalment" integer NOT NULL,
	"offset" integer NOT NULL,
	"recipient" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"key" text NOT NULL,
	"fee_id" integer,
	"period_from" date,
	"period_until" date,
	"member_id" integer,
	"company_id" integer,
	"account_id" integer,
	"payer" text NOT NULL,
	"titles" jsonb NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"reminders" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_once" UNIQUE("community_id","key"),
	CONSTRAINT "bills_cents" CHECK ("bills"."cents" > 0),
	CONSTRAINT "bills_state" CHECK ("bills"."state" in ('unpaid', 'voucher_review', 'part_paid', 'overdue', 'paid', 'waived', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "company_turnovers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"cents" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_periods" (
	"fee_id" integer NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"billed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_periods_fee_id_from_pk" PRIMARY KEY("fee_id","from")
);
--> statement-breakpoint
CREATE TABLE "fee_settings" (
	"community_id" integer PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"account" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_texts" (
	"fee_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "fee_texts_fee_id_language_pk" PRIMARY KEY("fee_id","language")
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"payer" text DEFAULT 'member' NOT NULL,
	"rule" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"plan" jsonb NOT NULL,
	"is_pro_rata" boolean DEFAULT false NOT NULL,
	"renews" boolean DEFAULT false NOT NULL,
	"renews_before" integer DEFAULT 30 NOT NULL,
	"reminders" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fees_kind" CHECK ("fees"."kind" in ('membership', 'other')),
	CONSTRAINT "fees_state" CHECK ("fees"."state" in ('draft', 'published', 'closed')),
	CONSTRAINT "fees_payer" CHECK ("fees"."payer" in ('member', 'company')),
	CONSTRAINT "fees_period" CHECK ("fees"."period_until" > "fees"."period_from"),
	CONSTRAINT "fees_renews_before" CHECK ("fees"."renews_before" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"bill_id" integer NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "instalments_bill_id_number_pk" PRIMARY KEY("bill_id","number"),
	CONSTRAINT "instalments_cents" CHECK ("instalments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"cents" integer NOT NULL,
	"reverses" integer,
	"booked_on" date NOT NULL,
	"way" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"entered_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('charge', 'payment', 'waiver', 'refund', 'overpayment', 'reversal')),
	CONSTRAINT "ledger_entries_debit" CHECK ("ledger_entries"."debit" in ('receivable', 'bank', 'income', 'waived', 'refunded')),
	CONSTRAINT "ledger_entries_credit" CHECK ("ledger_entries"."credit" in ('receivable', 'bank', 'income', 'waived', 'refunded')),
	CONSTRAINT "ledger_entries_two_sides" CHECK ("ledger_entries"."debit" <> "ledger_entries"."credit"),
	CONSTRAINT "ledger_entries_cents" CHECK ("ledger_entries"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "online_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"provider" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"reference" text,
	"url" text,
	"started_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "online_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "online_payments_state" CHECK ("online_payments"."state" in ('begun', 'paid', 'failed', 'refunded')),
	CONSTRAINT "online_payments_cents" CHECK ("online_payments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"payment_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"community_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_series_community_id_year_pk" PRIMARY KEY("community_id","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"cancels" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "receipts_cancels_unique" UNIQUE("cancels"),
	CONSTRAINT "receipts_number" UNIQUE("community_id","year","serial"),
	CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" in ('payment', 'refund', 'cancellation')),
	CONSTRAINT "receipts_serial" CHECK ("receipts"."serial" > 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"cents" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_by" integer,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_uploadId_unique" UNIQUE("upload_id"),
	CONSTRAINT "vouchers_state" CHECK ("vouchers"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "vouchers_cents" CHECK ("vouchers"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "bill_changes" ADD CONSTRAINT "bill_changes_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_changes" ADD CONSTRAINT "bill_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_notices" ADD CONSTRAINT "bill_notices_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_fee_id_fees_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fees"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_turnovers" ADD CONSTRAINT "company_turnovers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_periods" ADD CONSTRAINT "fee_periods_fee_id_fees_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_settings" ADD CONSTRAINT "fee_settings_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_texts" ADD CONSTRAINT "fee_texts_fee_id_fees_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_series" ADD CONSTRAINT "receipt_series_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_of_bill" ON "bill_changes" USING btree ("bill_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_notices_once" ON "bill_notices" USING btree ("bill_id","kind","instalment","offset");--> statement-breakpoint
CREATE INDEX "bill_notices_open" ON "bill_notices" USING btree ("id") WHERE "bill_notices"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "bills_of_community" ON "bills" USING btree ("community_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bills_of_fee" ON "bills" USING btree ("fee_id","period_from");--> statement-breakpoint
CREATE INDEX "bills_of_member" ON "bills" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bills_of_account" ON "bills" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bills_of_company" ON "bills" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "fees_of_community" ON "fees" USING btree ("community_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fees_that_renew" ON "fees" USING btree ("community_id") WHERE "fees"."renews" and "fees"."state" = 'published';--> statement-breakpoint
CREATE INDEX "instalments_due" ON "instalments" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "entries_of_community" ON "ledger_entries" USING btree ("community_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "entries_of_bill" ON "ledger_entries" USING btree ("bill_id","id");--> statement-breakpoint
CREATE INDEX "online_payments_of_bill" ON "online_payments" USING btree ("bill_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vouchers_of_bill" ON "vouchers" USING btree ("bill_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_waiting" ON "vouchers" USING btree ("community_id","id") WHERE "vouchers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "vouchers_of_content" ON "vouchers" USING btree ("community_id","sha256");--> statement-breakpoint
-- The books are only ever added to: a mistake is put right by a counter entry, a receipt is cancelled by another one.
CREATE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What stands in the books is not changed: %', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION keep_books();--> statement-breakpoint
CREATE TRIGGER "receipts_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "receipts" FOR EACH STATEMENT EXECUTE FUNCTION keep_books();--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses" FOREIGN KEY ("reverses") REFERENCES "ledger_entries"("id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_cancels" FOREIGN KEY ("cancels") REFERENCES "receipts"("id");
