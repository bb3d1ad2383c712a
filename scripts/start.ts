import { buildQuietly } from './quiet-build.ts';

const NEXT = `
Change something next:
  src/content/site.yaml          name, addresses, what the site has
  src/content/pages/home.yaml    the words of the home page
  src/theme/tokens.css           colours and sizes
  npm run dev                    shows each change at once, and /styleguide every component
  npm test                       everything that must pass, when you are done
README.md has the rest.
`;

if (await buildQuietly()) {
  console.log(NEXT);
  // Becomes the server, which says its address.
  await import('../inbox/main.js');
} else {
  process.exitCode = 1;
}
