CREATE TABLE "company_seat_plans" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"seats" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_seat_plans_seats" CHECK ("company_seat_plans"."seats" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "company_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"is_contact" boolean DEFAULT false NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "company_seats_term" CHECK ("company_seats"."until" >= "company_seats"."from")
);
--> statement-breakpoint
CREATE TABLE "join_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"account_id" integer,
	"join_form_id" integer NOT NULL,
	"form_version_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stage" text,
	"deadline" timestamp with time zone,
	"electorate" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"member_id" integer,
	"company_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_applications_state" CHECK ("join_applications"."state" in ('draft', 'running', 'asked', 'admitted', 'refused', 'withdrawn')),
	CONSTRAINT "join_applications_stage" CHECK ("join_applications"."stage" in ('review', 'visit', 'vote', 'dues', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "join_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"account_id" integer,
	"kind" text NOT NULL,
	"stage" text,
	"text" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_events_kind" CHECK ("join_events"."kind" in ('submitted', 'stage', 'comment', 'question', 'answer', 'visit', 'vote_counted', 'refused', 'withdrawn', 'admitted')),
	CONSTRAINT "join_events_stage" CHECK ("join_events"."stage" in ('review', 'visit', 'vote', 'dues', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "join_form_texts" (
	"form_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "join_form_texts_form_id_language_pk" PRIMARY KEY("form_id","language")
);
--> statement-breakpoint
CREATE TABLE "join_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"kind" text NOT NULL,
	"category_id" integer,
	"seats" integer DEFAULT 1 NOT NULL,
	"months" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_forms_kind" CHECK ("join_forms"."kind" in ('person', 'company')),
	CONSTRAINT "join_forms_seats" CHECK ("join_forms"."seats" between 1 and 50),
	CONSTRAINT "join_forms_months" CHECK ("join_forms"."months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "join_settings" (
	"community_id" integer PRIMARY KEY NOT NULL,
	"stages" jsonb NOT NULL,
	"number_prefix" text DEFAULT '' NOT NULL,
	"number_has_year" boolean DEFAULT true NOT NULL,
	"number_digits" integer DEFAULT 4 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_settings_digits" CHECK ("join_settings"."number_digits" between 1 and 8),
	CONSTRAINT "join_settings_last_number" CHECK ("join_settings"."last_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "join_votes" (
	"application_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"choice" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_votes_application_id_member_id_pk" PRIMARY KEY("application_id","member_id"),
	CONSTRAINT "join_votes_choice" CHECK ("join_votes"."choice" in ('yes', 'no', 'abstain'))
);
--> statement-breakpoint
CREATE TABLE "member_cards" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"community_id" integer NOT NULL,
	"number" text NOT NULL,
	"key" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	CONSTRAINT "member_cards_key_unique" UNIQUE("key"),
	CONSTRAINT "member_cards_number" CHECK (char_length("member_cards"."number") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"account_id" integer,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"report" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "member_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_state";--> statement-breakpoint
ALTER TABLE "company_seat_plans" ADD CONSTRAINT "company_seat_plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_seats" ADD CONSTRAINT "company_seats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_seats" ADD CONSTRAINT "company_seats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_join_form_id_join_forms_id_fk" FOREIGN KEY ("join_form_id") REFERENCES "public"."join_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_form_version_id_custom_form_versions_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."custom_form_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_events" ADD CONSTRAINT "join_events_application_id_join_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."join_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_events" ADD CONSTRAINT "join_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_form_texts" ADD CONSTRAINT "join_form_texts_form_id_join_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."join_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_forms" ADD CONSTRAINT "join_forms_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_forms" ADD CONSTRAINT "join_forms_category_id_member_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."member_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_settings" ADD CONSTRAINT "join_settings_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_votes" ADD CONSTRAINT "join_votes_application_id_join_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."join_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_votes" ADD CONSTRAINT "join_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_seats_of_company" ON "company_seats" USING btree ("company_id","from");--> statement-breakpoint
CREATE INDEX "company_seats_of_member" ON "company_seats" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_seats_once" ON "company_seats" USING btree ("company_id","member_id") WHERE "company_seats"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_seats_contact" ON "company_seats" USING btree ("company_id") WHERE "company_seats"."until" is null and "company_seats"."is_contact";--> statement-breakpoint
CREATE INDEX "join_applications_of_stage" ON "join_applications" USING btree ("community_id","state","stage","deadline","id");--> statement-breakpoint
CREATE INDEX "join_applications_of_account" ON "join_applications" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "join_applications_of_member" ON "join_applications" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_applications_open" ON "join_applications" USING btree ("account_id","join_form_id") WHERE "join_applications"."state" in ('draft', 'running', 'asked');--> statement-breakpoint
CREATE INDEX "join_events_of_application" ON "join_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "join_forms_of_community" ON "join_forms" USING btree ("community_id","sort","id");--> statement-breakpoint
CREATE INDEX "join_votes_of_member" ON "join_votes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_cards_number" ON "member_cards" USING btree ("community_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "member_imports_key" ON "member_imports" USING btree ("community_id","key");--> statement-breakpoint
CREATE INDEX "member_invitations_end" ON "member_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_state" CHECK ("members"."state" in ('admitted', 'active', 'left'));