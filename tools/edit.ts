/** Opens the editor on this folder: `npm run edit`, in Chrome or Edge, which let a page write into a folder. `PORT` chooses another port. */
import { createServer } from 'vite';
import {
  ENTRY,
  editorBundle,
  editorPage,
  editorScript,
  isInstalled,
} from '../build/editor/editor.ts';
import { addPackages, PACKAGES } from './add-packages.ts';

const PORT = Number(process.env.PORT ?? 4325);

if (!isInstalled()) {
  console.log(
    'Adding the editor to package.json. Commit this if the site should have the editor at /admin.',
  );
  addPackages([PACKAGES.editor]);
}
const server = await createServer({
  ...editorBundle(),
  cacheDir: 'node_modules/.cache/editor',
  server: { port: PORT, strictPort: true, hmr: false, watch: null },
  appType: 'custom',
});
server.middlewares.use((request, response, next) => {
  if (request.url !== '/') return next();
  response.setHeader('content-type', 'text/html').end(editorPage(editorScript(`/${ENTRY}`)));
});
await server.listen();
console.log(`The editor is at http://localhost:${PORT}
Choose "Work with Local Repository" there, and this folder. Start it again after a new record or a new picture.`);
