// `npm run bench`: speed and memory as ratios against a reference of the same run. Fails past a goal.
//   npm run bench                      all
//   npm run bench -- start-up          one of them
const all = ['start-up', 'calendar', 'notification-page', 'uploads'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

let missed = 0;
for (const name of wanted.length ? wanted : all) {
  console.log(`\n# ${name}`);
  const { measure } = await import(`./${name}.mjs`);
  for (const { what, value, goal } of await measure()) {
    const holds = value <= goal;
    missed += Number(!holds);
    console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(2)} (goal: at most ${goal})`);
  }
}
process.exit(missed ? 1 : 0);
