/** Logs the path nobody found, for whoever reads the console (specification, "Not-found page"). */
export function logNotFound(): void {
  console.warn(`404: no page at ${location.pathname}`);
}
