-- The column was renamed and kept its rule: a draft may leave its day open.
ALTER TABLE "news" ALTER COLUMN "publish_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ALTER COLUMN "publish_at" DROP NOT NULL;
