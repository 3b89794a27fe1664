vcl 4.1;
# The cache of public pages and public JSON, requested without a token.
# It stores only answers that say `Cache-Control: public` with `s-maxage`.
# A change purges answers by the keys of their header Surrogate-Key (docs/caching.md).
import std;
import var;
import xkey;
# The one backend, called `origin`: run.sh writes this file.
include "origin.vcl";

acl purgers {
    "127.0.0.1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_recv {
    if (req.restarts > 0) { return (hash); }  # done before the restart
    if (req.method == "PURGE") { call purge_keys; }
    unset req.http.X-Stale;
    unset req.http.X-Encoding;
    if (req.url == "/varnish-ping") { return (synth(200, "ok")); }
    if (req.http.Upgrade || req.http.Accept ~ "text/event-stream") { return (pipe); }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) { return (pass); }
    call normalise_address;
    call normalise_preferences;
    return (hash);
}

sub purge_keys {
    # Without a secret nobody may purge.
    if (client.ip !~ purgers || std.getenv("HAAT_PURGE_SECRET") == ""
        || req.http.X-Purge-Secret != std.getenv("HAAT_PURGE_SECRET")) {
        return (synth(403, "Forbidden"));
    }
    # For vcl_backend_response: the time of the last purge, and whether purges follow each other quickly.
    var.global_set("doubtful_for", "0s");
    if (std.time2real(now, 0.0) - std.real(var.global_get("purged_at"), 0.0) < 1.0) {
        var.global_set("doubtful_for", "0.5s");
    }
    var.global_set("purged_at", std.time2real(now, 0.0));
    return (synth(200, "" + xkey.purge(req.http.xkey)));
}

# The order of parameters does not change an API answer. It changes a page: links in the HTML
# repeat the address of the browser, and React compares them.
sub normalise_address {
    if (req.url ~ "^/api/") { set req.url = std.querysort(regsub(req.url, "[?&]+$", "")); }
}

# The preferences that change an answer. The origin gets only these.
sub normalise_preferences {
    set req.http.X-Currency = "";
    if (req.url ~ "^/api/") {
        # The first of our two languages in the header; else English.
        set req.http.X-Locale = std.tolower(regsub(req.http.Accept-Language + ",en", "(?i)^(?:[^,]*,)*?\s*(en|ne).*$", "\1"));
        unset req.http.Cookie;
    } else {
        set req.http.X-Locale = regsub(req.http.Cookie + "; haat_locale=en", "^(?:.*?; )??haat_locale=(en|ne)(?:;.*)?$", "\1");
        set req.http.X-Currency = regsub(req.http.Cookie + "; haat_currency=NPR", "^(?:.*?; )??haat_currency=([A-Z]{3})(?:;.*)?$", "\1");
        # A user who has just changed something gets a fresh page, which then replaces the stored one.
        if (req.http.Cookie ~ "(^|; )haat_fresh=") { set req.hash_always_miss = true; }
        set req.http.Cookie = "haat_locale=" + req.http.X-Locale + "; haat_currency=" + req.http.X-Currency;
    }
    set req.http.Accept-Language = req.http.X-Locale;
    if (req.url ~ "[?&]lang=(en|ne)(&|$)") { set req.http.X-Locale = ""; }  # the address has the language
    # Varnish converts between gzip and plain; brotli comes from the origin and is a separate object.
    if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br\s*(,|$|;\s*q=(1|0?\.[0-9]*[1-9]))") { set req.http.X-Encoding = "br"; }
}

sub vcl_hash {  # Varnish's built-in vcl_hash then adds the address and the host
    hash_data(req.http.X-Locale + " " + req.http.X-Currency + " " + req.http.X-Encoding);
}

sub vcl_hit {
    if (obj.ttl >= 0s) {
        set req.http.X-Cache = "hit";
        return (deliver);
    }
    # Stale: served while Varnish fetches a new one, or when that fetch failed.
    set req.http.X-Cache = "stale";
    if (obj.ttl + std.duration(obj.http.X-Revalidate + "s", 0s) >= 0s || req.http.X-Stale == "serve") {
        return (deliver);
    }
    set req.http.X-Stale = "exists";  # too old, unless the fetch fails
    set req.grace = 0s;
    return (restart);
}

sub serve_stale {
    set req.http.X-Stale = "serve";
    set req.grace = 7d;
    return (restart);
}

sub vcl_miss {
    set req.http.X-Cache = "miss";
    # Requests that waited for a failed fetch do not begin another one.
    if (req.http.X-Stale && std.real(var.global_get("failed_at"), 0.0) >= std.time2real(req.time, 0.0)) { call serve_stale; }
}

sub vcl_pass { set req.http.X-Cache = "pass"; }

sub vcl_backend_fetch {
    if (bereq.is_bgfetch && bereq.http.X-Stale) { return (abandon); }  # the fetch has just failed
    if (bereq.http.X-Stale) { set bereq.first_byte_timeout = 3s; }
    if (bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
}

sub failed {  # an error never replaces a stored answer
    var.global_set("failed_at", std.time2real(now, 0.0));
    if (bereq.is_bgfetch || bereq.http.X-Stale) { return (abandon); }
}

sub uncacheable_for_a_minute {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        call failed;
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    if (beresp.http.Cache-Control !~ "(?i)(^|[ ,])public" || beresp.http.Cache-Control !~ "(?i)(^|[ ,])s-maxage=[1-9]") {
        call uncacheable_for_a_minute;
    }
    # Varnish has set beresp.ttl from s-maxage and beresp.grace from stale-while-revalidate.
    set beresp.http.X-Revalidate = beresp.grace;
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), beresp.grace);
    # A fetch that began before the last purge may have old content: it is not stored. Under continuous purges it is stored for half a second.
    if (std.time2real(bereq.time, 0.0) <= std.real(var.global_get("purged_at"), 0.0)) {
        set beresp.grace = 0s;
        set beresp.ttl = std.duration(var.global_get("doubtful_for"), 0s);
        if (beresp.ttl == 0s) { return (deliver); }
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Key;
    if (!beresp.http.Content-Encoding && beresp.http.Content-Type ~ "(?i)text|json|javascript|xml|svg") { set beresp.do_gzip = true; }
    unset beresp.http.Surrogate-Control;  # Varnish's built-in rules follow: it stores no Set-Cookie, private, no-store, no-cache, Vary: *
}

sub vcl_backend_error {
    call failed;
    set beresp.http.Content-Type = "application/json";
    set beresp.http.Cache-Control = "no-store";
    set beresp.body = {"{"message": "The service is not available.", "code": "service_unavailable", "reason": {"code": "service_unavailable", "params": {}}}"};
    return (deliver);
}

sub vcl_synth {
    if (req.http.X-Stale == "exists") { call serve_stale; }  # the fetch was abandoned
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.reason;
    return (deliver);
}

sub vcl_deliver {
    set resp.http.X-Cache = req.http.X-Cache;
    # Browsers cannot be purged, so they do not get the directives for shared caches.
    if (resp.http.Cache-Control) {
        set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, "(?i), *(s-maxage|stale-[a-z-]+)=[0-9]+", "");
    }
    # A stored answer has the id of the request that fetched it.
    if (obj.hits > 0 && resp.http.X-Request-Id) { set resp.http.X-Request-Id = "cache-" + req.xid; }
    if (resp.http.X-Request-Id && req.http.X-Request-Id ~ "^[A-Za-z0-9_-]{8,64}$") { set resp.http.X-Request-Id = req.http.X-Request-Id; }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Revalidate;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
