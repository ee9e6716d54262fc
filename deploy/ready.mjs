// Health check of a container: exits with 0 if the process behind the given internal port is ready.
const [port] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3_000) });
process.exit(answer.ok ? 0 : 1);
