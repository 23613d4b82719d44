CREATE TABLE "reduction_texts" (
	"reduction_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	CONSTRAINT "reduction_texts_reduction_id_language_pk" PRIMARY KEY("reduction_id","language"),
	CONSTRAINT "reduction_texts_language" CHECK ("reduction_texts"."language" in ('en', 'zh-cn')),
	CONSTRAINT "reduction_texts_title" CHECK ("reduction_texts"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "reductions" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reduction_texts" ADD CONSTRAINT "reduction_texts_reduction_id_reductions_id_fk" FOREIGN KEY ("reduction_id") REFERENCES "public"."reductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_reduction" ON "products" USING btree ("reduction_id","position","id") WHERE "products"."reduction_id" is not null;