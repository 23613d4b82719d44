CREATE TABLE "desk_requests" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_requests_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_scene";--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_requests_made" ON "desk_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_scene" CHECK ("media"."scene" in ('news', 'banner', 'partner', 'program', 'member', 'company', 'community'));