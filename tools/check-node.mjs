/** Says what is missing where an older Node runs the project than the one that it brings; JavaScript, so that any Node reads it. */
import { existsSync, readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const [major] = process.versions.node.split('.');
const [needed] = devDependencies.node.split('.');
if (Number(major) < Number(needed)) {
  const brought = existsSync(new URL('../node_modules/node/bin/node', import.meta.url));
  console.error(
    `This is Node ${process.versions.node}; the project runs on Node ${needed}. ` +
      (brought
        ? 'npm brought it: use `npm start` and `npm test`.'
        : '`npm ci` brings it; yarn and what runs no install scripts need it installed.'),
  );
  process.exit(1);
}
