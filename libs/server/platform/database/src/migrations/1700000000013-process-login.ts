import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The login of the processes (decision 38), and what they need in place of the owner's address. */
export class ProcessLogin1700000000013 implements MigrationInterface {
  readonly name = 'ProcessLogin1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Password of the processes' login of this database. Readable by the owner alone: nobody is granted anything.
CREATE TABLE process_login (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  password text NOT NULL
);

-- CREDIT_REPAIR=always, for a demo: an empty balance is filled again. The processes may call it only where the owner
-- has allowed it at the start.
CREATE FUNCTION refill_credits(owner uuid, given int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF given > 2 THEN RAISE EXCEPTION 'a refill is at most 2 credits'; END IF;
  -- The account's version makes the reason unique: of two loads at once, one refills.
  PERFORM adjust_credits(user_id, given, format('refill:%s:%s', user_id, version)) FROM credit_accounts
    WHERE user_id = owner AND kind = 'available' AND balance = 0;
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION refill_credits FROM PUBLIC;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION refill_credits; DROP TABLE process_login;');
  }
}
