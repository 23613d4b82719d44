CREATE TABLE "activity_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"receivers" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_ticket_texts" (
	"ticket_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "activity_ticket_texts_ticket_id_language_pk" PRIMARY KEY("ticket_id","language")
);
--> statement-breakpoint
CREATE TABLE "activity_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"seats" integer,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"member_price_cents" integer,
	"is_for_members" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_tickets_seats" CHECK ("activity_tickets"."seats" > 0),
	CONSTRAINT "activity_tickets_price" CHECK ("activity_tickets"."price_cents" >= 0 and "activity_tickets"."member_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_form_files" (
	"upload_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_form_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_form_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"subject" text NOT NULL,
	"number" integer NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_form_versions_number" CHECK ("custom_form_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "enrolment_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolment_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"member_id" integer,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"checked_in_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "enrolment_places_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"account_id" integer,
	"state" text NOT NULL,
	"source" text DEFAULT 'self' NOT NULL,
	"size" integer NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"payment" text DEFAULT 'free' NOT NULL,
	"voucher_id" integer,
	"payment_note" text DEFAULT '' NOT NULL,
	"form_id" integer,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"offer_ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"content_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "enrolments_state" CHECK ("enrolments"."state" in ('confirmed', 'offered', 'waiting', 'quit', 'lapsed', 'cancelled')),
	CONSTRAINT "enrolments_payment" CHECK ("enrolments"."payment" in ('free', 'unpaid', 'review', 'paid', 'refused', 'refund_due', 'refunded')),
	CONSTRAINT "enrolments_source" CHECK ("enrolments"."source" in ('self', 'desk', 'walk_in')),
	CONSTRAINT "enrolments_size" CHECK ("enrolments"."size" between 1 and 50),
	CONSTRAINT "enrolments_offer" CHECK (("enrolments"."state" = 'offered') = ("enrolments"."offer_ends_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"account_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_state" CHECK ("schedules"."state" in ('planned', 'done', 'cancelled')),
	CONSTRAINT "schedules_end" CHECK ("schedules"."ends_at" > "schedules"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "is_top" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "has_waiting_list" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "offer_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "largest_party" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "form_id" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_notices" ADD CONSTRAINT "activity_notices_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_ticket_texts" ADD CONSTRAINT "activity_ticket_texts_ticket_id_activity_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."activity_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_tickets" ADD CONSTRAINT "activity_tickets_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_form_files" ADD CONSTRAINT "custom_form_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_form_versions" ADD CONSTRAINT "custom_form_versions_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_places" ADD CONSTRAINT "enrolment_places_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_places" ADD CONSTRAINT "enrolment_places_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_places" ADD CONSTRAINT "enrolment_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_ticket_id_activity_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."activity_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_voucher_id_uploads_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_form_id_custom_form_versions_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."custom_form_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_of_activity" ON "activity_notices" USING btree ("activity_id","sent_at");--> statement-breakpoint
CREATE INDEX "tickets_of_activity" ON "activity_tickets" USING btree ("activity_id","sort");--> statement-breakpoint
CREATE INDEX "custom_form_files_of_subject" ON "custom_form_files" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_form_versions_of_subject" ON "custom_form_versions" USING btree ("community_id","subject","number");--> statement-breakpoint
CREATE INDEX "places_of_enrolment" ON "enrolment_places" USING btree ("enrolment_id","id");--> statement-breakpoint
CREATE INDEX "places_of_member" ON "enrolment_places" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_one_a_member" ON "enrolment_places" USING btree ("activity_id","member_id") WHERE "enrolment_places"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_of_activity" ON "enrolments" USING btree ("activity_id","state","enrolled_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_of_ticket" ON "enrolments" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "enrolments_of_account" ON "enrolments" USING btree ("account_id","enrolled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_key" ON "enrolments" USING btree ("activity_id","account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_one_a_person" ON "enrolments" USING btree ("activity_id","account_id") WHERE "enrolments"."source" = 'self' and "enrolments"."state" in ('confirmed', 'offered', 'waiting');--> statement-breakpoint
CREATE INDEX "enrolments_offered" ON "enrolments" USING btree ("offer_ends_at") WHERE "enrolments"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "schedules_of_community" ON "schedules" USING btree ("community_id","starts_at") WHERE "schedules"."account_id" is null;--> statement-breakpoint
CREATE INDEX "schedules_of_account" ON "schedules" USING btree ("account_id","starts_at");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_form_id_custom_form_versions_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."custom_form_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_state" CHECK ("activities"."state" in ('draft', 'published', 'cancelled'));--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_close_before_end" CHECK ("activities"."closes_at" <= "activities"."ends_at");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_offer_hours" CHECK ("activities"."offer_hours" between 1 and 336);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_largest_party" CHECK ("activities"."largest_party" between 1 and 50);
--> statement-breakpoint
-- What stood before had no drafts and one kind of place.
UPDATE "activities" SET "state" = 'published';--> statement-breakpoint
INSERT INTO "activity_tickets" ("activity_id", "sort") SELECT "id", 1 FROM "activities";--> statement-breakpoint
INSERT INTO "activity_ticket_texts" ("ticket_id", "language", "title")
  SELECT "id", l.language, l.title FROM "activity_tickets"
  CROSS JOIN (VALUES ('zh-cn', '普通票'), ('en', 'Standard')) AS l(language, title);--> statement-breakpoint
INSERT INTO "enrolments" ("activity_id", "ticket_id", "account_id", "state", "source", "size", "contact", "email", "language", "enrolled_at", "updated_at")
  SELECT e."activity_id", t."id", NULL,
    CASE WHEN row_number() OVER (PARTITION BY e."activity_id" ORDER BY e."enrolled_at", e."member_id") <= a."seats" THEN 'confirmed' ELSE 'waiting' END,
    'desk', 1, 'member:' || e."member_id", coalesce(m."email", ''), 'zh-cn', e."enrolled_at", e."enrolled_at"
  FROM "activity_enrolments" AS e
  JOIN "activities" AS a ON a."id" = e."activity_id"
  JOIN "activity_tickets" AS t ON t."activity_id" = e."activity_id"
  JOIN "members" AS m ON m."id" = e."member_id";--> statement-breakpoint
INSERT INTO "enrolment_places" ("enrolment_id", "activity_id", "member_id", "name", "code")
  SELECT e."id", e."activity_id", m."id",
    coalesce((SELECT "name" FROM "member_texts" WHERE "member_id" = m."id" ORDER BY "language" = 'zh-cn' DESC LIMIT 1), ''),
    replace(gen_random_uuid()::text, '-', '')
  FROM "enrolments" AS e JOIN "members" AS m ON e."contact" = 'member:' || m."id";--> statement-breakpoint
UPDATE "enrolments" SET "contact" = p."name" FROM "enrolment_places" AS p WHERE p."enrolment_id" = "enrolments"."id";--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['activity_tickets', 'activity_ticket_texts', 'enrolments'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_publication()',
      shown || '_published', shown);
  END LOOP;
END
$$;
