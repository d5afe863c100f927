// eslint-disable-next-line @nx/enforce-module-boundaries -- the program of PostgreSQL is a tool of the tests, not of the platform
export { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
