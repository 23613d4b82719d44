-- Who is admitted becomes a member, and who leaves is none any more, by a change of state: that is told at once as well.
DROP TRIGGER "rights_by_membership" ON "members";--> statement-breakpoint
CREATE TRIGGER "rights_by_membership" AFTER UPDATE OF "account_id", "category_id", "community_id", "state" OR DELETE ON "members" FOR EACH STATEMENT EXECUTE FUNCTION "tell_rights_changed"();
