CREATE TABLE "clicks"."daily" (
	"day" date NOT NULL,
	"partner_slug" text NOT NULL,
	"afflink_proxy" text NOT NULL,
	"offer_id" text NOT NULL,
	"page" text,
	"block" text,
	"toplist" text,
	"position" integer,
	"country" text,
	"device" text NOT NULL,
	"bot_class" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "daily_kind" UNIQUE NULLS NOT DISTINCT("day","partner_slug","afflink_proxy","offer_id","page","block","toplist","position","country","device","bot_class")
);
