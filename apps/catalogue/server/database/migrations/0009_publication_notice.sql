-- Every change of a site (a publication, the switch to a shop, the header's look) is told to all instances.
CREATE FUNCTION tell_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_published', NEW.publish_version::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sites_published AFTER INSERT OR UPDATE ON "sites" FOR EACH ROW EXECUTE FUNCTION tell_publication();
