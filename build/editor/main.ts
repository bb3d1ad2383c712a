import config from 'virtual:editor-config';

// Set before loading: otherwise it starts by itself and looks for a file.
Object.assign(window, { CMS_MANUAL_INIT: true });
const { init } = await import('@sveltia/cms');
init({ config });
