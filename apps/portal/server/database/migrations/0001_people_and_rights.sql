CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text,
	"email" text,
	"password_hash" text,
	"nick" text NOT NULL,
	"avatar" text,
	"language" text NOT NULL,
	"setting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"setting_version" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" integer,
	"account_id" integer,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_proofs" (
	"challenge" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "member_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "member_category_texts_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scene" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role_id" integer NOT NULL,
	"account_id" integer,
	"position_id" integer,
	"category_id" integer,
	"given_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_grants_have_one_holder" CHECK (num_nonnulls("role_grants"."account_id", "role_grants"."position_id", "role_grants"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "role_texts" (
	"role_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "role_texts_role_id_language_pk" PRIMARY KEY("role_id","language")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "scan_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"account_id" integer,
	"user_agent" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "socket_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_categories" ADD CONSTRAINT "member_categories_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_category_texts" ADD CONSTRAINT "member_category_texts_category_id_member_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."member_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_category_id_member_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."member_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_texts" ADD CONSTRAINT "role_texts_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_keys" ADD CONSTRAINT "scan_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tickets" ADD CONSTRAINT "socket_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone" ON "accounts" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_nick" ON "accounts" USING btree (lower("nick"));--> statement-breakpoint
CREATE INDEX "accounts_to_erase" ON "accounts" USING btree ("erase_after") WHERE "accounts"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_of_community" ON "audit_log" USING btree ("community_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_account" ON "audit_log" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captcha_proofs_holder" ON "captcha_proofs" USING btree ("holder","expires_at");--> statement-breakpoint
CREATE INDEX "captcha_proofs_end" ON "captcha_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identities_of_account" ON "external_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "member_categories_of_community" ON "member_categories" USING btree ("community_id","sort");--> statement-breakpoint
CREATE INDEX "one_time_codes_of_target" ON "one_time_codes" USING btree ("target","scene","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "one_time_codes_end" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_once" ON "role_grants" USING btree ("role_id",coalesce("account_id", 0),coalesce("position_id", 0),coalesce("category_id", 0));--> statement-breakpoint
CREATE INDEX "role_grants_of_account" ON "role_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "role_grants_of_position" ON "role_grants" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "role_grants_of_category" ON "role_grants" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "roles_of_community" ON "roles" USING btree ("community_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_of_installation" ON "roles" USING btree ("key") WHERE "roles"."community_id" is null;--> statement-breakpoint
CREATE INDEX "scan_keys_end" ON "scan_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "socket_tickets_end" ON "socket_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_visits_end" ON "third_party_visits" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_category_id_member_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."member_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_of_account" ON "members" USING btree ("account_id","community_id");--> statement-breakpoint
CREATE INDEX "members_of_category" ON "members" USING btree ("category_id");--> statement-breakpoint
-- Whoever changes who may do what, by whatever way, tells every instance to forget what it knew of people's rights.
CREATE FUNCTION "tell_rights_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('portal_rights', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rights_by_role" AFTER UPDATE OR DELETE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_permission" AFTER INSERT OR UPDATE OR DELETE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_grant" AFTER INSERT OR UPDATE OR DELETE ON "role_grants" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_position" AFTER INSERT OR UPDATE OR DELETE ON "position_holders" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_membership" AFTER UPDATE OF "account_id", "category_id", "community_id" OR DELETE ON "members" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_new_membership" AFTER INSERT ON "members" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_session" AFTER UPDATE OF "revoked_at", "expires_at" OR DELETE ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();--> statement-breakpoint
CREATE TRIGGER "rights_by_account" AFTER UPDATE OF "erased_at", "erase_after" OR DELETE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();
