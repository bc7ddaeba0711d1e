<?php
// Serves WordPress by PHP's own server: files as they are, all other addresses by index.php.
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$root = $_SERVER['DOCUMENT_ROOT'];
$isInside = strpos($path, '..') === false;
if ($isInside && is_file($root . $path)) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = "$root/index.php";
chdir($root);
require "$root/index.php";
