/** Exit code 0 when the service in this container is ready to answer; for the container's health check. */
const port = process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
