--> statement-breakpoint
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
