ALTER TABLE "sites" ADD COLUMN "header_position" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "home_header_position" smallint;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "header_mode" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "header_dropdown" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_header_position" CHECK ("sites"."header_position" between 1 and 3);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_home_header_position" CHECK ("sites"."home_header_position" between 1 and 3);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_header_mode" CHECK ("sites"."header_mode" in ('fixed', 'hide'));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_header_dropdown" CHECK ("sites"."header_dropdown" in ('normal', 'flat'));