ALTER TABLE "download_requests" ADD COLUMN "visitor_id" integer;--> statement-breakpoint
ALTER TABLE "download_requests" ADD CONSTRAINT "download_requests_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_requests_visitor" ON "download_requests" USING btree ("visitor_id");