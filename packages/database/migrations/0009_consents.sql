CREATE SCHEMA "consents";
--> statement-breakpoint
CREATE TABLE "consents"."choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" smallint NOT NULL,
	"choice" text NOT NULL,
	"text" text,
	"locale" text,
	CONSTRAINT "choices_choice" CHECK ("consents"."choices"."choice" in ('accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "consents"."texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"wording" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "choices_at" ON "consents"."choices" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION "consents"."keep"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then return old; end if;
  raise exception 'the consent log is append-only: % refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER "choices_keep" BEFORE UPDATE OR DELETE ON "consents"."choices" FOR EACH ROW EXECUTE FUNCTION "consents"."keep"();
--> statement-breakpoint
CREATE TRIGGER "choices_keep_all" BEFORE TRUNCATE ON "consents"."choices" FOR EACH STATEMENT EXECUTE FUNCTION "consents"."keep"();
