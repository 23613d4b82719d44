DROP INDEX "bills_of_community";--> statement-breakpoint
DROP INDEX "bills_of_member";--> statement-breakpoint
DROP INDEX "bills_of_account";--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_of_community_latest" ON "bills" USING btree ("community_id","id");--> statement-breakpoint
CREATE INDEX "bills_open" ON "bills" USING btree ("id") WHERE "bills"."state" in ('unpaid', 'part_paid', 'overdue');--> statement-breakpoint
CREATE INDEX "bills_of_community" ON "bills" USING btree ("community_id","state","id");--> statement-breakpoint
CREATE INDEX "bills_of_member" ON "bills" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "bills_of_account" ON "bills" USING btree ("account_id","id");--> statement-breakpoint
UPDATE "online_payments" AS p SET "refunded_cents" = (
	SELECT coalesce(sum(e."cents"), 0) FROM "ledger_entries" AS e
	WHERE e."bill_id" = p."bill_id" AND e."way" = 'stripe' AND e."kind" IN ('refund', 'overpayment')
) WHERE p."state" = 'refunded';
