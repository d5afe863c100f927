import process from 'node:process';

// The Node that npm brings belongs to the long-term line but was made before it said so, and the OpenID library prints a
// warning on every start where that word is missing. Nothing else reads it.
const release = process.release as { lts?: string };
release.lts ??= 'v26';
