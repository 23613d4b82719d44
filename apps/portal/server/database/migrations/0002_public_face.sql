CREATE TABLE "announcement_model_texts" (
	"model_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "announcement_model_texts_model_id_language_pk" PRIMARY KEY("model_id","language")
);
--> statement-breakpoint
CREATE TABLE "announcement_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"announcement_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_reads_announcement_id_member_id_pk" PRIMARY KEY("announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"upload_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "application_files_upload_id_pk" PRIMARY KEY("upload_id")
);
--> statement-breakpoint
CREATE TABLE "banner_texts" (
	"banner_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "banner_texts_banner_id_language_pk" PRIMARY KEY("banner_id","language")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture" jsonb NOT NULL,
	"href" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_href" CHECK ("banners"."href" ~ '^(/|https://)')
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_kind" CHECK ("categories"."kind" in ('trade', 'region'))
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "category_texts_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_texts_title" CHECK (char_length("category_texts"."title") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "company_product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "company_product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "company_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture" jsonb,
	"is_published" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_trades" (
	"company_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "company_trades_company_id_category_id_pk" PRIMARY KEY("company_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "member_directory" (
	"member_id" integer NOT NULL,
	"audience" text NOT NULL,
	"community_id" integer NOT NULL,
	"place" integer NOT NULL,
	"company_id" integer,
	"region_id" integer,
	"trade_ids" integer[] NOT NULL,
	"document" "tsvector" NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "member_directory_member_id_audience_pk" PRIMARY KEY("member_id","audience"),
	CONSTRAINT "member_directory_audience" CHECK ("member_directory"."audience" in ('public', 'members'))
);
--> statement-breakpoint
CREATE TABLE "message_board_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_board_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"idempotency_key" text,
	"content_hash" text NOT NULL,
	"contacts" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_board_entries_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "message_board_entries_state" CHECK ("message_board_entries"."state" in ('new', 'seen', 'answered', 'closed')),
	CONSTRAINT "message_board_entries_email" CHECK ("message_board_entries"."email" = lower("message_board_entries"."email"))
);
--> statement-breakpoint
CREATE TABLE "mini_program_texts" (
	"program_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	CONSTRAINT "mini_program_texts_program_id_language_pk" PRIMARY KEY("program_id","language")
);
--> statement-breakpoint
CREATE TABLE "mini_programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mini_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"app_id" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "navigation_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"place" text NOT NULL,
	"parent_id" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"href" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "navigation_entries_place" CHECK ("navigation_entries"."place" in ('header', 'footer')),
	CONSTRAINT "navigation_entries_href" CHECK ("navigation_entries"."href" ~ '^(/|https://|mailto:|tel:)')
);
--> statement-breakpoint
CREATE TABLE "navigation_texts" (
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "navigation_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "partner_texts" (
	"partner_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	CONSTRAINT "partner_texts_partner_id_language_pk" PRIMARY KEY("partner_id","language")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"picture" jsonb,
	"href" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "partners_href" CHECK ("partners"."href" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "recruitment_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recruitment_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recruitment_id" integer NOT NULL,
	"idempotency_key" text,
	"content_hash" text NOT NULL,
	"contacts" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruitment_applications_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "recruitment_applications_state" CHECK ("recruitment_applications"."state" in ('new', 'seen', 'answered', 'closed')),
	CONSTRAINT "recruitment_applications_email" CHECK ("recruitment_applications"."email" = lower("recruitment_applications"."email"))
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"community_id" integer NOT NULL,
	"document" "tsvector" NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "search_documents_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "search_documents_kind" CHECK ("search_documents"."kind" in ('company', 'product', 'news', 'announcement', 'job', 'activity'))
);
--> statement-breakpoint
CREATE TABLE "search_queue" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	CONSTRAINT "search_queue_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cname" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_cname_unique" UNIQUE("cname"),
	CONSTRAINT "uploads_name" CHECK (char_length("uploads"."name") between 1 and 99),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" between 1 and 20971520),
	CONSTRAINT "uploads_sha256" CHECK ("uploads"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"community_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visits_community_id_day_page_pk" PRIMARY KEY("community_id","day","page")
);
--> statement-breakpoint
ALTER TABLE "announcements" RENAME COLUMN "published_at" TO "publish_at";--> statement-breakpoint
ALTER TABLE "news" RENAME COLUMN "published_at" TO "publish_at";--> statement-breakpoint
DROP INDEX "announcements_of_community";--> statement-breakpoint
DROP INDEX "news_of_community";--> statement-breakpoint
DROP INDEX "recruitments_of_community";--> statement-breakpoint
ALTER TABLE "position_holders" DROP CONSTRAINT "position_holders_position_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "charter_adopted_on" date;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "community_texts" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_texts" ADD COLUMN "charter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_texts" ADD COLUMN "registered_with" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "region_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "employees" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_texts" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_texts" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "post" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "region_id" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "privacy" jsonb DEFAULT '{"name":"public","picture":"public","company":"public","post":"public","region":"public","introduction":"public","phone":"hidden","email":"members","joined":"public"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "from" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_position_id_member_id_from_pk" PRIMARY KEY("position_id","member_id","from");--> statement-breakpoint
ALTER TABLE "position_texts" ADD COLUMN "duty" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "rank" text DEFAULT 'council' NOT NULL;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "term_years" integer;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitment_texts" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitment_texts" ADD COLUMN "requirements" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "employment" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "openings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement_model_texts" ADD CONSTRAINT "announcement_model_texts_model_id_announcement_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."announcement_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_models" ADD CONSTRAINT "announcement_models_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_recruitment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."recruitment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_texts" ADD CONSTRAINT "banner_texts_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_product_texts" ADD CONSTRAINT "company_product_texts_product_id_company_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."company_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_products" ADD CONSTRAINT "company_products_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_products" ADD CONSTRAINT "company_products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_trades" ADD CONSTRAINT "company_trades_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_trades" ADD CONSTRAINT "company_trades_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_board_entries" ADD CONSTRAINT "message_board_entries_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_program_texts" ADD CONSTRAINT "mini_program_texts_program_id_mini_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."mini_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_programs" ADD CONSTRAINT "mini_programs_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD CONSTRAINT "navigation_entries_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_entries" ADD CONSTRAINT "navigation_entries_parent_id_navigation_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_texts" ADD CONSTRAINT "navigation_texts_entry_id_navigation_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."navigation_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_texts" ADD CONSTRAINT "partner_texts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_models_of_community" ON "announcement_models" USING btree ("community_id","sort");--> statement-breakpoint
CREATE INDEX "announcements_read_by_member" ON "announcement_reads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "files_of_application" ON "application_files" USING btree ("application_id","sort");--> statement-breakpoint
CREATE INDEX "banners_of_community" ON "banners" USING btree ("community_id","sort","id");--> statement-breakpoint
CREATE INDEX "categories_of_community" ON "categories" USING btree ("community_id","kind","sort","id");--> statement-breakpoint
CREATE INDEX "company_products_of_community" ON "company_products" USING btree ("community_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "company_products"."is_published";--> statement-breakpoint
CREATE INDEX "company_products_of_company" ON "company_products" USING btree ("company_id","sort","id");--> statement-breakpoint
CREATE INDEX "companies_of_trade" ON "company_trades" USING btree ("category_id","company_id");--> statement-breakpoint
CREATE INDEX "member_directory_places" ON "member_directory" USING btree ("community_id","audience","place","member_id");--> statement-breakpoint
CREATE INDEX "member_directory_document" ON "member_directory" USING gin ("document");--> statement-breakpoint
CREATE INDEX "member_directory_trades" ON "member_directory" USING gin ("trade_ids");--> statement-breakpoint
CREATE INDEX "member_directory_region" ON "member_directory" USING btree ("community_id","audience","region_id");--> statement-breakpoint
CREATE INDEX "messages_of_community" ON "message_board_entries" USING btree ("community_id","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mini_programs_of_community" ON "mini_programs" USING btree ("community_id","sort","id");--> statement-breakpoint
CREATE INDEX "navigation_of_community" ON "navigation_entries" USING btree ("community_id","place","sort","id");--> statement-breakpoint
CREATE INDEX "partners_of_community" ON "partners" USING btree ("community_id","sort","id");--> statement-breakpoint
CREATE INDEX "applications_of_recruitment" ON "recruitment_applications" USING btree ("recruitment_id","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_documents_of_community" ON "search_documents" USING btree ("community_id","kind");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "uploads_received" ON "uploads" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_region_id_categories_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_region_id_categories_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_of_region" ON "companies" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "members_of_region" ON "members" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "news_of_category" ON "news" USING btree ("category_id","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "announcements_of_community" ON "announcements" USING btree ("community_id","is_top" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_of_community" ON "news" USING btree ("community_id","is_top" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_of_community" ON "recruitments" USING btree ("community_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "recruitments"."is_published";--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_domain_unique" UNIQUE("domain");--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_path_unique" UNIQUE("path");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_publication" CHECK ("announcements"."state" in ('draft', 'scheduled', 'published') and ("announcements"."state" = 'draft' or "announcements"."publish_at" is not null));--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('everyone', 'members'));--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_domain" CHECK ("communities"."domain" ~ '^[a-z0-9.-]{1,253}$');--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_path" CHECK ("communities"."path" ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_website" CHECK ("companies"."website" ~ '^https?://');--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_state" CHECK ("members"."state" in ('active', 'left'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_privacy" CHECK ("members"."privacy" ?& array['name','picture','company','post','region','introduction','phone','email','joined']);--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_publication" CHECK ("news"."state" in ('draft', 'scheduled', 'published') and ("news"."state" = 'draft' or "news"."publish_at" is not null));--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_term" CHECK ("position_holders"."until" > "position_holders"."from");--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_rank" CHECK ("positions"."rank" in ('council', 'supervisors', 'secretariat', 'members'));--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_seats" CHECK ("positions"."seats" > 0);--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_term_years" CHECK ("positions"."term_years" between 1 and 20);--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_employment" CHECK ("recruitments"."employment" in ('full', 'part', 'temporary', 'internship'));--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_openings" CHECK ("recruitments"."openings" > 0);
--> statement-breakpoint
-- What stood before there were drafts was published.
UPDATE "news" SET "state" = 'published';--> statement-breakpoint
UPDATE "announcements" SET "state" = 'published';--> statement-breakpoint
-- Every change of what public pages show is told to all instances, whoever makes it: pages that were kept are made anew.
CREATE FUNCTION tell_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal_published', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'communities', 'community_texts', 'categories', 'category_texts', 'companies', 'company_texts', 'company_trades',
    'company_products', 'company_product_texts', 'members', 'member_texts', 'positions', 'position_texts',
    'position_holders', 'news_categories', 'news_category_texts', 'news', 'news_texts', 'announcements',
    'announcement_texts', 'recruitments', 'recruitment_texts', 'navigation_entries', 'navigation_texts', 'banners',
    'banner_texts', 'partners', 'partner_texts', 'mini_programs', 'mini_program_texts', 'activities', 'activity_texts',
    'activity_enrolments'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_publication()',
      shown || '_published', shown);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Takes a record out of what is searched, and notes that it is to be looked at again.
CREATE FUNCTION forget_searched(what text, which integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF what = 'member' THEN
    DELETE FROM "member_directory" WHERE "member_id" = which;
  ELSE
    DELETE FROM "search_documents" WHERE "kind" = what AND "record_id" = which;
  END IF;
  INSERT INTO "search_queue" VALUES (what, which) ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Of a changed row: the kind of record is the trigger's first argument, the column of its id the second. What is
-- searched of a company's people and products names the company too.
CREATE FUNCTION forget_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[1];
BEGIN
  PERFORM forget_searched(TG_ARGV[0], changed);
  IF TG_ARGV[0] = 'company' THEN
    PERFORM forget_searched('member', "members"."id") FROM "members" WHERE "company_id" = changed;
    PERFORM forget_searched('product', "company_products"."id") FROM "company_products" WHERE "company_id" = changed;
    PERFORM forget_searched('job', "recruitments"."id") FROM "recruitments" WHERE "company_id" = changed;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The name of a trade or a region is searched with everybody whom it is said of.
CREATE FUNCTION forget_categorised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer := coalesce(NEW."category_id", OLD."category_id");
BEGIN
  PERFORM forget_searched('company', "id") FROM "companies" WHERE "region_id" = changed;
  PERFORM forget_searched('company', "company_id") FROM "company_trades" WHERE "category_id" = changed;
  PERFORM forget_searched('member', "id") FROM "members" WHERE "region_id" = changed;
  PERFORM forget_searched('member', "members"."id") FROM "members"
    JOIN "company_trades" ON "company_trades"."company_id" = "members"."company_id" WHERE "company_trades"."category_id" = changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER category_texts_searched AFTER INSERT OR UPDATE OR DELETE ON "category_texts" FOR EACH ROW EXECUTE FUNCTION forget_categorised();--> statement-breakpoint
DO $$
DECLARE searched record;
BEGIN
  FOR searched IN SELECT * FROM (VALUES
    ('members', 'member', 'id'), ('member_texts', 'member', 'member_id'),
    ('companies', 'company', 'id'), ('company_texts', 'company', 'company_id'), ('company_trades', 'company', 'company_id'),
    ('company_products', 'product', 'id'), ('company_product_texts', 'product', 'product_id'),
    ('news', 'news', 'id'), ('news_texts', 'news', 'news_id'),
    ('announcements', 'announcement', 'id'), ('announcement_texts', 'announcement', 'announcement_id'),
    ('recruitments', 'job', 'id'), ('recruitment_texts', 'job', 'recruitment_id'),
    ('activities', 'activity', 'id'), ('activity_texts', 'activity', 'activity_id')
  ) AS searched("table", "kind", "column") LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION forget_changed(%L, %L)',
      searched."table" || '_searched', searched."table", searched."kind", searched."column");
    EXECUTE format('INSERT INTO "search_queue" SELECT DISTINCT %L, %I FROM %I ON CONFLICT DO NOTHING',
      searched."kind", searched."column", searched."table");
  END LOOP;
END
$$;
