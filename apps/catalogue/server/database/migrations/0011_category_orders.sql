CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","added_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_category_lightest" ON "products" USING btree ("category_id","weight_gsm","id");--> statement-breakpoint
CREATE INDEX "products_category_heaviest" ON "products" USING btree ("category_id","weight_gsm" DESC NULLS LAST,"id");--> statement-breakpoint
-- A thousand documents are read for a search: beside their rows, not one by one from the table of long values.
ALTER TABLE "product_search" ALTER COLUMN "document" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "plain" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "product_search" SET (toast_tuple_target = 8160);
