/** Owns a database until it is killed; for tests of what becomes of the database then. */
import { startDatabase } from '../database.mjs';

const directory = process.argv[2];
const database = await startDatabase(directory ? { directory } : {});
console.log(database.url);
setInterval(() => {}, 60_000);
