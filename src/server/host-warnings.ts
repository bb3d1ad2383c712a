/** Hosts by a variable that each sets. They choose PORT, connect from outside the container, and empty its disk on each deployment. */
const HOSTS = {
  COOLIFY_RESOURCE_UUID: 'Coolify',
  DYNO: 'Heroku',
  FLY_APP_NAME: 'Fly.io',
  RAILWAY_PROJECT_ID: 'Railway',
  RENDER: 'Render',
};

/** Returns a warning for each missing setting that the host needs (docs/guides/hosts.md). */
export function hostWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const [, host] = Object.entries(HOSTS).find(([variable]) => env[variable]) ?? [];
  if (!host || !env.PORT) return [];
  return [
    ...(env.HOST ? [] : [`${host} cannot reach the site at localhost: set HOST=0.0.0.0.`]),
    ...(env.DATABASE_URL || env.DATA_DIR
      ? []
      : [
          `${host} deletes files with each deployment, and enquiries are kept in ./data: set DATABASE_URL, or DATA_DIR to a folder on a volume.`,
        ]),
  ];
}
