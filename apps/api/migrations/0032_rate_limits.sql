-- What the limits count for all servers together; see contract/sharedCounters.ts. Its columns and their order are those
-- of rate-limiter-flexible.
--
-- Unlogged: a count must not wait for the disk. After a crash of PostgreSQL the table is empty, and counting begins anew.
create unlogged table rate_limits (
  -- A digest, since it is made of the addresses and email addresses of callers.
  key text primary key,
  points bigint not null,
  -- In milliseconds since 1970.
  expire bigint not null
) with (fillfactor = 50);
