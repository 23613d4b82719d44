CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "activities_have_seats" CHECK ("activities"."seats" > 0),
	CONSTRAINT "activities_end_after_start" CHECK ("activities"."ends_at" > "activities"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "activity_enrolments" (
	"activity_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_enrolments_activity_id_member_id_pk" PRIMARY KEY("activity_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "activity_texts" (
	"activity_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "activity_texts_activity_id_language_pk" PRIMARY KEY("activity_id","language")
);
--> statement-breakpoint
CREATE TABLE "announcement_texts" (
	"announcement_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "announcement_texts_announcement_id_language_pk" PRIMARY KEY("announcement_id","language")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "communities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seal" text NOT NULL,
	"founded_year" integer NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_texts" (
	"community_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"desc" text NOT NULL,
	"introduction" text NOT NULL,
	"address" text NOT NULL,
	"hours" text NOT NULL,
	CONSTRAINT "community_texts_community_id_language_pk" PRIMARY KEY("community_id","language")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"rank" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "company_texts" (
	"company_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	CONSTRAINT "company_texts_company_id_language_pk" PRIMARY KEY("company_id","language")
);
--> statement-breakpoint
CREATE TABLE "member_texts" (
	"member_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"initial" text NOT NULL,
	CONSTRAINT "member_texts_member_id_language_pk" PRIMARY KEY("member_id","language")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"company_id" integer,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "news_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "news_category_texts_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "news_texts" (
	"news_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "news_texts_news_id_language_pk" PRIMARY KEY("news_id","language")
);
--> statement-breakpoint
CREATE TABLE "position_holders" (
	"position_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "position_holders_position_id_member_id_pk" PRIMARY KEY("position_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "position_texts" (
	"position_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "position_texts_position_id_language_pk" PRIMARY KEY("position_id","language")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruitment_texts" (
	"recruitment_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "recruitment_texts_recruitment_id_language_pk" PRIMARY KEY("recruitment_id","language")
);
--> statement-breakpoint
CREATE TABLE "recruitments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recruitments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"pay_min_cents" integer,
	"pay_max_cents" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruitments_pay_is_a_range" CHECK (("recruitments"."pay_min_cents" is null) = ("recruitments"."pay_max_cents" is null) and coalesce("recruitments"."pay_min_cents" <= "recruitments"."pay_max_cents", true))
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_enrolments" ADD CONSTRAINT "activity_enrolments_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_enrolments" ADD CONSTRAINT "activity_enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD CONSTRAINT "activity_texts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_texts" ADD CONSTRAINT "announcement_texts_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_texts" ADD CONSTRAINT "community_texts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_texts" ADD CONSTRAINT "company_texts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_texts" ADD CONSTRAINT "member_texts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_category_texts" ADD CONSTRAINT "news_category_texts_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_texts" ADD CONSTRAINT "position_texts_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_texts" ADD CONSTRAINT "recruitment_texts_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_of_community" ON "activities" USING btree ("community_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_of_member" ON "activity_enrolments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "announcements_of_community" ON "announcements" USING btree ("community_id","is_top" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "companies_of_community" ON "companies" USING btree ("community_id","joined_at");--> statement-breakpoint
CREATE INDEX "members_of_community" ON "members" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "members_of_company" ON "members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "news_of_community" ON "news" USING btree ("community_id","is_top" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "positions_of_member" ON "position_holders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "positions_of_community" ON "positions" USING btree ("community_id","sort");--> statement-breakpoint
CREATE INDEX "recruitments_of_community" ON "recruitments" USING btree ("community_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "recruitments"."is_published";--> statement-breakpoint
CREATE INDEX "recruitments_of_company" ON "recruitments" USING btree ("company_id");