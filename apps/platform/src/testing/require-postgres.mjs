// PGlite is one connection and hides every race, so these tests refuse to run on it instead of passing for nothing.
export default function requirePostgres() {
  if (!process.env.TEST_DATABASE_URL) throw new Error('The race tests need TEST_DATABASE_URL (a PostgreSQL server).');
}
