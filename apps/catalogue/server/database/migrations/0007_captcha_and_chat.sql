CREATE TABLE "captcha_proofs" (
	"challenge" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "chat_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_proofs_holder" ON "captcha_proofs" USING btree ("holder","expires_at");--> statement-breakpoint
CREATE INDEX "captcha_proofs_end" ON "captcha_proofs" USING btree ("expires_at");